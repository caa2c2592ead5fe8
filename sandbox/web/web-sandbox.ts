import { resolveExampleValue, type Language } from '../../contract';
import { createSandbox } from '../create-sandbox';
import type { Environment } from '../environment';
import type { LabelData } from '../documents/label-data';
import { parseFilePath } from '../api/files/serve-file';
import { prepareAccount } from '../api/prepare-account';
import { SCENARIO_HEADER } from '../api/scenarios';
import { toShipment } from '../api/shipping/to-shipment';
import { ACCOUNT, type UserRecord } from '../store/store';
import type { CallRecord } from './call-record';
import { ConnectionError } from './database';
import { describeRecord, describeShipment, type ListedRecord, type Step } from './describe-record';
import { BusyError, type Unsaved, type WebStore } from './indexed-db-store';
import type { Settings } from './state';

/** A call of a page, without a token: as one of the users of the sandbox. */
export type WebRequest = {
  method: string;
  /** Path and query below the version prefix: /shipments?limit=50 */
  path: string;
  /** `account`, or the ID of a sub user. */
  caller: string;
  /** A token that replaces the caller's own. */
  token?: string;
  locale: Language;
  /** Value of the header Sandbox-Scenario, or an empty string. */
  scenario: string;
  body?: string;
};

export type WebResponse = {
  /** 0 for a dropped connection. */
  status: number;
  headers: [name: string, value: string][];
  body: string;
  /** In milliseconds. */
  duration: number;
};

/** A possible caller: the account or one of its sub users, with its current token. */
export type Caller = { id: string; name: string; token: string };

export type WebState = Settings & {
  /** The clock of the sandbox when the state was read, in milliseconds since 1970, UTC. */
  now: number;
  callers: Caller[];
  records: ListedRecord[];
  unsaved: Unsaved | undefined;
  /** The reader's own data is kept while shared calls are in its place. */
  hasAside: boolean;
  /** The next tracking event of all parcels, and its time by the sandbox's clock. */
  nextStep: Step | undefined;
  /** The current values of the placeholders in examples, by placeholder: `{{shipping_date}}`. */
  exampleValues: Record<string, string>;
};

export type WebSandbox = {
  send: (request: WebRequest, isCancelled?: Promise<unknown>) => Promise<WebResponse>;
  /** The data of the label at a URL. */
  findLabel: (url: string) => Promise<LabelData | undefined>;
  readFile: (url: string) => Promise<Uint8Array | undefined>;
  getState: () => Promise<WebState>;
  /** Restarts the IDs of the seed, after the data was deleted. */
  restart: () => void;
};

/** The parts of a sandbox in a browser besides its store and settings. */
export type WebMaterials = Pick<
  Environment,
  'contract' | 'validators' | 'sentences' | 'renderers' | 'callLimit' | 'docsUrl' | 'report'
>;

/** The sandbox over the store of the browser: the calls of its pages, by the user that they choose. */
export function createWebSandbox({ store, materials }: { store: WebStore; materials: WebMaterials }): WebSandbox {
  const base = materials.contract.operator.sandbox_url;
  const environment: Environment = {
    ...materials,
    store,
    isStoreError: (error) => [BusyError, ConnectionError, DOMException].some((kind) => error instanceof kind),
    now: () => Date.now() + store.settings().clockOffset,
    realClock: {
      now: () => Date.now(),
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    },
    get seed() {
      return store.settings().seed;
    },
    get ignoreHours() {
      return store.settings().ignoreHours;
    },
  };
  let { handle } = createSandbox(environment);

  return { send, findLabel, readFile, getState, restart };

  function restart(): void {
    ({ handle } = createSandbox(environment));
  }

  async function send(request: WebRequest, isCancelled?: Promise<unknown>): Promise<WebResponse> {
    const account = await ensureAccount();
    const { method, path, caller, token = await findToken(caller), locale, scenario, body } = request;
    const at = environment.now();
    const begun = performance.now();
    const headers = {
      'x-access-token': token,
      'accept-language': locale,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(scenario === '' ? {} : { [SCENARIO_HEADER]: scenario }),
    };
    const handled = handle(new Request(`${base}${path}`, { method, headers, ...(body === undefined ? {} : { body }) }));
    const response = await Promise.race([handled, isCancelled ?? handled]);
    if (!(response instanceof Response)) return { status: 0, headers: [], body: '', duration: 0 };
    const text = response.type === 'error' ? '' : await response.text();
    const duration = performance.now() - begun;
    const result = { status: response.status, headers: [...response.headers], body: text, duration };
    const call: CallRecord = {
      method,
      path,
      // A token that the reader entered is not logged.
      caller: request.token === undefined ? caller : '',
      scenario,
      body,
      at,
      duration,
      status: result.status,
      headers: result.headers,
      response: text,
    };
    // After a reset, the log is that of the new data.
    const isLogged = await store.logCall(call, account);
    return isLogged ? result : { status: 0, headers: [], body: '', duration };
  }

  /** Only the first call of all tabs writes. */
  async function ensureAccount(): Promise<UserRecord | undefined> {
    const find = () => store.read((reader) => reader.find('user', ACCOUNT, ACCOUNT));
    const known = await find();
    if (known) return known;
    await prepareAccount(environment);
    return find();
  }

  async function findToken(caller: string): Promise<string> {
    const user = await store.read((reader) => reader.find('user', ACCOUNT, caller));
    return user?.token ?? '';
  }

  async function readFile(url: string): Promise<Uint8Array | undefined> {
    const response = await handle(new Request(url));
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
  }

  async function findLabel(url: string): Promise<LabelData | undefined> {
    const { pathname, origin } = new URL(url);
    const file = parseFilePath(pathname);
    const record = file && (await store.read((reader) => reader.findShipmentByLabel(file.id)));
    const { catalogue } = materials.contract;
    return record?.label ? { shipment: toShipment(record, origin), label: record.label, catalogue } : undefined;
  }

  function getState(): Promise<WebState> {
    return store.read(async (reader) => {
      const now = environment.now();
      const users = await reader.list('user', ACCOUNT);
      const owners = users.map(({ id }) => id);
      const records = await Promise.all(
        owners.flatMap((owner) => [
          ...(['carrier', 'address', 'warehouse', 'file'] as const).map(async (kind) =>
            (await reader.list(kind, owner)).map((record) => ({ kind, owner, ...describeRecord(kind, record) })),
          ),
          reader.listShipments({ ...ALL_SHIPMENTS, owner }).then(({ records: found }) =>
            found.map((record) => ({
              kind: 'shipment' as const,
              owner,
              ...describeShipment(record, materials.contract, now),
            })),
          ),
        ]),
      );
      const listed = records.flat();
      const subUsers = users.filter(({ role }) => role === 'sub-user');
      return {
        ...store.settings(),
        now,
        callers: users.map((user) => ({ id: user.id, name: user.key ?? '', token: user.token ?? '' })),
        records: [
          ...listed,
          ...subUsers.map(({ id, key }) => ({ kind: 'sub-user' as const, owner: ACCOUNT, id, name: key ?? id })),
        ],
        nextStep: findNext(listed, now),
        unsaved: store.unsaved(),
        hasAside: await store.hasAside(),
        exampleValues: Object.fromEntries(EXAMPLE_MARKS.map((mark) => [mark, resolveExampleValue(mark, now)])),
      };
    });
  }
}

const EXAMPLE_MARKS = ['{{shipping_date}}', '{{delivery_date}}', '{{range_start}}'];

const ALL_SHIPMENTS = {
  from: -8.64e15,
  before: 8.64e15,
  state: 'any',
  carrier: undefined,
  refNumber: undefined,
  origin: undefined,
  limit: 1000,
  offset: 0,
} as const;

function findNext(records: readonly ListedRecord[], now: number): Step | undefined {
  const steps = records.flatMap(({ steps = [] }) => steps.find(({ at }) => at > now) ?? []);
  return steps.sort((a, b) => a.at - b.at)[0];
}
