import type { ApiTypes } from '../../contract';
import type { LabelRecord } from './label-record';

type Api = ApiTypes['schemas'];

/** A caller: the account itself, or one of its sub users. Every record belongs to one user. */
export type UserRecord = {
  id: string;
  role: 'account' | 'sub-user';
  token: string | null;
  /** The registered key of a sub user. */
  key: string | null;
  info: Api['SubUserInfo'];
  created_at: string;
  /** When the data of the account began, by the real clock: a reset begins new data. Data of older releases has none. */
  generation?: number | undefined;
};

/** A shipment without the URLs of its documents: they depend on where the sandbox listens when it is read. */
export type StoredShipment = Omit<Api['Shipment'], 'delivery'> & {
  delivery: Omit<Api['Shipment']['delivery'], 'label' | 'carrier_invoice'>;
};

export type ShipmentRecord = {
  shipment: StoredShipment;
  /** Where it was created. */
  origin: 'api' | 'dashboard';
  label: LabelRecord | null;
  /** Whether the carrier issues the commercial invoice. Its URL ends in the ID of the label. */
  hasCarrierInvoice: boolean;
};

/** A carrier account with the credentials as they were registered. */
export type CarrierRecord = {
  id: string;
  type: string;
  state: 'active' | 'pending' | 'disabled';
  name: string | null;
  credentials: Record<string, unknown>;
  settings: Api['CarrierSettings'];
  rates: Api['NegotiatedRate'][];
  created_at: string;
  updated_at: string;
};

/** A token that was valid, or the ID of what was deleted, and why it no longer exists. */
export type FormerRecord = { id: string; cause: 'replaced' | 'deleted' };

export type FileRecord = { id: string; type: 'signature' | 'logo'; content: string; created_at: string };

/** The records, by kind. Every record has a unique ID. */
export type RecordsByKind = {
  user: UserRecord;
  shipment: ShipmentRecord & { id: string };
  carrier: CarrierRecord;
  address: Api['AddressRecord'] & { id: string };
  warehouse: Api['WarehouseRecord'] & { id: string };
  file: FileRecord;
  former: FormerRecord;
};
export type RecordKind = keyof RecordsByKind;

/** Which shipments, newest first. Bounds are milliseconds since 1970, UTC; `before` itself is not included. */
export type ShipmentQuery = {
  owner: string;
  from: number;
  before: number;
  state: 'active' | 'void' | 'any';
  carrier: string | undefined;
  refNumber: string | undefined;
  origin: 'api' | undefined;
  limit: number;
  offset: number;
};

/** Reads what is kept. Records come as copies: changing one changes nothing that is kept. */
export type StoreReader = {
  /** Whether an ID is in use, by any owner. */
  exists: (kind: RecordKind, id: string) => Promise<boolean>;
  /** The record, when it exists and belongs to the owner. */
  find: <Kind extends RecordKind>(kind: Kind, owner: string, id: string) => Promise<RecordsByKind[Kind] | undefined>;
  /** All records of a kind that belong to the owner, oldest first. Not for shipments. */
  list: <Kind extends Exclude<RecordKind, 'shipment'>>(kind: Kind, owner: string) => Promise<RecordsByKind[Kind][]>;
  listShipments: (query: ShipmentQuery) => Promise<{ total: number; records: ShipmentRecord[] }>;
  findUserByToken: (token: string) => Promise<UserRecord | undefined>;
  /** A sub user by the key that it was registered with, in upper or lower case. */
  findUserByKey: (key: string) => Promise<UserRecord | undefined>;
  /** A shipment of anybody, by one of its tracking numbers at a carrier. */
  findShipmentByTrackingNumber: (carrier: string, trackingNumber: string) => Promise<ShipmentRecord | undefined>;
  /** Finds a shipment of any owner by the unguessable ID in the URL of its label. */
  findShipmentByLabel: (labelId: string) => Promise<ShipmentRecord | undefined>;
};

export type StoreWriter = StoreReader & {
  /** Adds a record, or replaces the one with its ID. */
  put: <Kind extends RecordKind>(kind: Kind, owner: string, record: RecordsByKind[Kind]) => Promise<void>;
  remove: (kind: RecordKind, owner: string, id: string) => Promise<void>;
  /** Removes a user with everything that belongs to it. */
  removeUser: (id: string) => Promise<void>;
};

/** A window of the call limit: when it ends, in milliseconds since 1970 (UTC), and how many calls it contains. */
export type CallWindow = { end: number; used: number };

/**
 * Keeps what the sandbox knows. Sub users belong to the owner `account`.
 *
 * `write` runs alone: nobody else's change falls between its reads and its writes, and when it throws nothing of it is
 * kept. What it wrote is kept, whatever happens to the process, once its promise has resolved. Within it only its writer
 * is used: a `read` there may wait for the write itself.
 */
export type Store = {
  read: <T>(work: (reader: StoreReader) => Promise<T>) => Promise<T>;
  write: <T>(work: (writer: StoreWriter) => Promise<T>) => Promise<T>;
  /**
   * Counts a call of a user in the user's window and returns the window. The first call begins one, which lasts for
   * `duration` milliseconds; so does a call after its end, or when the end is further away than `duration` because the
   * clock or the limit was changed. No two calls count as one, whichever processes or tabs they come from.
   */
  countCall: (call: { user: string; now: number; duration: number }) => Promise<CallWindow>;
  close: () => Promise<void>;
};

/** Owner of what belongs to the account itself. */
export const ACCOUNT = 'account';
