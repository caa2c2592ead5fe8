/** A time of the sandbox, which is in Japan, wherever its reader is: Date.parse('2026-11-24T01:00:00Z') → '2026-11-24 10:00' */
export function renderJapanTime(moment: number): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Tokyo' }).format(
    moment,
  );
}
