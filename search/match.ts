/** How one term is held by the sections: columns with an entry for each. */
export type Match = {
  /** How rare it is; 0 where nothing holds it. */
  rarity: number;
  /** How well it is held. */
  strength: Float64Array;
  /** Number of the form that counts most; where none is held, -1. */
  form: Int8Array;
  /** Where it is held as it was typed; see `IN`. */
  typed: Uint8Array;
};

/** Places in which a term may be held, to be added up. */
export const IN = { text: 1, title: 2, otherName: 4, above: 8 };
