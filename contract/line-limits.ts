/** The fields of an address, each with the limit of a carrier's file that applies to it. */
export const LINE_LIMITS = [
  ['full_name', 'name'],
  ['company', 'name'],
  ['address1', 'address1'],
  ['address2', 'address2'],
  ['address3', 'extra'],
  ['extra', 'extra'],
] as const;
