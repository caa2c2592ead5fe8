/** The sandbox's entry point for browsers: what it needs of a worker, over IndexedDB. */
export type { CallRecord } from './call-record';
export { ConnectionError, deleteDatabase, NAME } from './database';
export { BusyError, openWebStore } from './indexed-db-store';
export type { Platform, Unsaved, WebStore } from './indexed-db-store';
export type { Settings, SettingsChange } from './state';
export { createWebSandbox } from './web-sandbox';
export type { ListedRecord } from './describe-record';
export type { Caller, WebMaterials, WebRequest, WebResponse, WebSandbox, WebState } from './web-sandbox';
