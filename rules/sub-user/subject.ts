/** A sub user that is registered. */
export type SubUserSubject = {
  /** Whether a sub user with this key exists. */
  isKeyTaken: boolean;
};
