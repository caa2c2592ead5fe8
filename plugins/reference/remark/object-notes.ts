import type { RootContent } from 'mdast';
import type { Schema, SchemaView } from '../../../contract';
import { viewSchema } from '../../../contract';
import type { Label } from '../labels';
import { blocks } from './nodes';
import type { PageContext } from './page-context';

/** Objects that several operations return: each is described once, on the page of its resource. */
const OBJECTS: Record<string, { page: string; label: Label }> = {
  Shipment: { page: 'shipment', label: 'objectShipment' },
  Carrier: { page: 'carrier', label: 'objectCarrier' },
  AddressRecord: { page: 'address', label: 'objectAddress' },
  WarehouseRecord: { page: 'warehouse', label: 'objectWarehouse' },
  FileRecord: { page: 'files', label: 'objectFile' },
  SubUser: { page: 'subuser', label: 'objectSubUser' },
};

/** The name of the component that a schema describes, or of the entries of its array. */
export function findObjectName({ name, items }: SchemaView): string | undefined {
  return items ? items.name : name;
}

/** A link to the object of a component: 'Shipment' → '[the shipment object](/shipment#object)' */
export function findObjectLink(name: string | undefined, { label }: PageContext): string | undefined {
  const object = name === undefined ? undefined : OBJECTS[name];
  return object && `[${label(object.label)}](/${object.page}#object)`;
}

/** A sentence in place of the fields of a response that is such an object, or an array of them. */
export function toObjectNote(schema: Schema, context: PageContext): RootContent[] | undefined {
  const view = viewSchema(context.contract, schema);
  const link = findObjectLink(findObjectName(view), context);
  return link === undefined
    ? undefined
    : blocks(context.label(view.items ? 'returnsObjects' : 'returnsObject', { link }));
}
