/** The carrier types of the specification: tests that state facts about them load no others, so that a new carrier breaks none. */
export const SPECIFIED_CARRIERS = [
  'yamato',
  'sagawa',
  'yuupack',
  'yuupacket',
  'yuumail',
  'seino',
  'japanpost',
  'dhl',
  'fedex',
  'ups',
  'pegasus',
];
