const MONTH_DAY =
  '(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])';
const LEAP_YEAR = '\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00';
const DATE = `(?:\\d{4}-(?:${MONTH_DAY})|(?:${LEAP_YEAR})-02-29)`;
const TIME = '(?:[01]\\d|2[0-3]):(?:[0-5]\\d:[0-5]\\d|59:60)(?:\\.\\d+)?(?:z|[+-](?:[01]\\d|2[0-3])(?::?[0-5]\\d)?)';

/**
 * The formats of requests, as RFC 3339 has them: 'date' accepts 2028-02-29 and not 2026-02-29; 'date-time' accepts a leap
 * second at the end of any hour. As patterns they are part of the validators; a function of ajv-formats would bring all its
 * formats into the browser.
 */
export const FORMATS = {
  date: new RegExp(`^${DATE}$`),
  'date-time': new RegExp(`^${DATE}[t ]${TIME}$`, 'i'),
};
