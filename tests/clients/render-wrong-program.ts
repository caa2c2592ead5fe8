/** The names of each tool for the types of the contract. */
const IMPORTS = {
  'openapi-fetch': `import type { components } from '../openapi-fetch/types';
type Shipment = components['schemas']['ShipmentRequest'];
type Rates = components['schemas']['RateRequest'];
type Registration = components['schemas']['CarrierRegistration'];
type Warehouse = components['schemas']['WarehouseAddress'];`,
  'hey-api': renderImports('../hey-api/types.gen'),
  orval: renderImports('../orval/client'),
};

export type Tool = keyof typeof IMPORTS;
export const TOOLS = Object.keys(IMPORTS) as Tool[];

/** Values of a wrong shape, each of which a strict compiler must reject like the contract. */
export const MISTAKES = {
  'a parcel without its sides': `const parcels: Shipment['parcels'] = [{ weight: 380 }];`,
  'a company that is a number': `const company: Warehouse = { ...consignee, company: 42 };`,
  'an address without a name': `const nobody: Shipment['to_address'] = (({ full_name, ...rest }) => rest)(consignee);`,
  'a shipment without a service': `const setup: Shipment['setup'] = { carrier: 'sagawa' };`,
  'a service that does not exist': `const service: Shipment['setup'] = { service: 'sagawa_overnight' };`,
  'a country that does not exist': `const country: Shipment['to_address'] = { ...consignee, country: 'UK' };`,
  'rates with a service that does not exist': `const rates: Rates['setup'] = { service: 'sagawa_overnight' };`,
  'rates without addresses': `const quote: Rates = { setup: {} };`,
  'credentials that lack a field': `const dhl: Registration = { type: 'dhl', credentials: { password: 'x' } };`,
  'the credentials of another carrier': `const sagawa: Registration = { type: 'sagawa', credentials: dhlAccount.credentials };`,
} as const;

/** Renders the code for one tool with one mistake. */
export function renderWrongProgram(tool: Tool, mistake: keyof typeof MISTAKES): string {
  const imports = `${IMPORTS[tool]}\nimport { consignee, dhlAccount } from '../../programs/requests';`;
  return `${imports}\n${MISTAKES[mistake]}\nexport {};\n`;
}

function renderImports(file: string): string {
  return `import type {
  CarrierRegistration as Registration,
  RateRequest as Rates,
  ShipmentRequest as Shipment,
  WarehouseAddress as Warehouse,
} from '${file}';`;
}
