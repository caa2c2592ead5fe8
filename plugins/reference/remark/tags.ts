import type { PhrasingContent, RootContent } from 'mdast';
import { formatFact, getFact } from '../../../contract';
import { listPlaces, markConditional } from '../conditional-fields';
import { expandChanges } from './expand-changes';
import { expandCarrierMatrix } from './expand-carrier-matrix';
import { CATALOGUE_LISTS } from './expand-catalogue';
import { expandCsvSource } from './expand-csv-source';
import { expandErrorCodes, expandDetailCodes, expandCarrierCodes, expandRateCodes } from './expand-errors';
import { expandExample } from './expand-example';
import { expandCarrierStrip, expandCounter, expandFigures } from './expand-home';
import { expandOperation } from './expand-operation';
import { expandRules, listConditionalOf } from './expand-rules';
import { expandErrorCase, expandScenarios, expandTrackingScenarios } from './expand-sandbox';
import { expandOperationList } from './expand-operation-list';
import { toFieldNodes } from './field-nodes';
import { inlineElement, link, text } from './nodes';
import { getOperation, type FieldGroup, type PageContext } from './page-context';

export type TagProps = Record<string, string>;
type Expand<Node> = (props: TagProps, context: PageContext) => Node[];

/** Tags that are alone between paragraphs. */
export const BLOCK_TAGS: Record<string, Expand<RootContent>> = {
  Operation: (props, context) => expandOperation(get(props, 'id'), context),
  Rules: (props, context) => expandRules(get(props, 'id'), context),
  OperationList: (props, context) => expandOperationList(get(props, 'tag'), context),
  Schema: expandSchema,
  Example: (props, context) => expandExample(props, context),
  Figures: (_, context) => expandFigures(context),
  CarrierStrip: (_, context) => expandCarrierStrip(context),
  Counter: (props, context) => expandCounter(props.examples, context),
  CarrierMatrix: (_, context) => expandCarrierMatrix(context),
  ErrorCodes: (_, context) => expandErrorCodes(context),
  RateCodes: (_, context) => expandRateCodes(context),
  DetailCodes: (_, context) => expandDetailCodes(context),
  CarrierCodes: (_, context) => expandCarrierCodes(context),
  Scenarios: (_, context) => expandScenarios(context),
  TrackingScenarios: (_, context) => expandTrackingScenarios(context),
  CsvSource: (props, context) => expandCsvSource(get(props, 'id'), context),
  Changes: (_, context) => expandChanges(context),
  ErrorCase: (props, context) => expandErrorCase(get(props, 'of'), context),
  CatalogueList: (props, context) => {
    const list = CATALOGUE_LISTS[get(props, 'of')];
    if (!list) throw new Error(`there is no list "${props.of}"; known: ${Object.keys(CATALOGUE_LISTS).join(', ')}`);
    return list(context);
  },
};

/** Tags within a sentence. */
export const INLINE_TAGS: Record<string, Expand<PhrasingContent>> = {
  Fact: (props, { contract, locale }) => [text(formatFact(getFact(contract.facts, get(props, 'name')), locale))],
  Call: expandCall,
};

/** `<Schema name="Parcel" />`: the fields of an entity. `id` is the prefix of their anchors; `side` is "request" by default. */
function expandSchema(props: TagProps, context: PageContext): RootContent[] {
  const name = get(props, 'name');
  const schema = context.contract.openapi.components.schemas[name];
  if (!schema) throw new Error(`the contract has no schema "${name}"`);
  const side = props.side === 'response' ? 'response' : 'request';
  const group = context.fields.listFields(schema, get(props, 'id'));
  return toFieldNodes(side === 'request' ? markIn(name, group, context) : group, { ...context, side });
}

/** Marks the fields of an entity that a rule can require in a request that contains the entity. */
function markIn(name: string, group: FieldGroup, context: PageContext): FieldGroup {
  return context.contract.operations.reduce((marked, { id }) => {
    const places = listPlaces(name, id, context.contract);
    const conditional = places.length > 0 ? listConditionalOf(id, context) : new Set<string>();
    return places.reduce((one, place) => markConditional(one, conditional, place), marked);
  }, group);
}

/** `<Call id="shipment-create" />`: a link to an operation with its method. */
function expandCall(props: TagProps, context: PageContext): PhrasingContent[] {
  const { id, method, operation } = getOperation(context, get(props, 'id'));
  return [inlineElement('Method', { method }), text(' '), link(`/${id}`, operation.summary)];
}

function get(props: TagProps, name: string): string {
  const value = props[name];
  if (!value) throw new Error(`the property "${name}" is missing`);
  return value;
}
