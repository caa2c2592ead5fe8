/**
 * robots.txt: everything may be read; `roots` are the addresses of the languages, each with a sitemap, and `signals` the
 * operator's preferences on what may be done with the content.
 */
export function renderRobots(roots: string[], signals: string): string {
  return [
    'User-agent: *',
    `Content-Signal: ${signals}`,
    'Allow: /',
    '',
    ...roots.map((root) => `Sitemap: ${root}sitemap.xml`),
    '',
  ].join('\n');
}

type Contact = { security_email: string; security_expires: string };

/** A day in milliseconds. */
const DAY = 24 * 60 * 60 * 1000;
/** How many days before the contact expires the operator is warned. */
const NOTICE = 60;

/**
 * security.txt as RFC 9116 has it. The day on which it expires is written down, not counted from the day of the build:
 * two builds of one commit are the same.
 */
export function renderSecurityText({ security_email, security_expires }: Contact, root: string): string {
  return [
    `Contact: mailto:${security_email}`,
    `Expires: ${security_expires}`,
    'Preferred-Languages: ja, en',
    `Canonical: ${root}.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Returns a warning for the operator if the contact has expired or will expire soon. */
export function findExpiry({ security_expires }: Contact, now: Date): string | undefined {
  const days = Math.floor((new Date(security_expires).getTime() - now.getTime()) / DAY);
  return days < NOTICE
    ? `contract/operator.yaml: security_expires is ${days < 0 ? 'over' : `${days} days away`}. Check the contact and set a later day.`
    : undefined;
}
