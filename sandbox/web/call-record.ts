/** A call of the reader as the log keeps it, with what a replay and an export need. */
export type CallRecord = {
  method: string;
  /** Path and query below the version prefix: /shipments?limit=50 */
  path: string;
  /** The caller: `account`, or the ID of a sub user. Tokens are not kept. */
  caller: string;
  /** Value of the header Sandbox-Scenario, or an empty string. */
  scenario: string;
  body: string | undefined;
  /** When it was sent, by the clock of the sandbox, in milliseconds since 1970, UTC. */
  at: number;
  /** How long it took, in milliseconds. */
  duration: number;
  /** 0 for a dropped connection. */
  status: number;
  headers: [name: string, value: string][];
  response: string;
};
