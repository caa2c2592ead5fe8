import { join } from 'node:path';
import { stringify } from 'yaml';
import { deriveText } from '../../contract/node';

const ROOT = join(__dirname, '../..');

/**
 * Renders a JSON value as YAML. Strings that YAML 1.1 reads as something else, such as NO for Norway, are quoted. The string
 * is kept by `name` for as long as the value is the same, because rendering a large document is slow.
 */
export function renderYaml(name: string, value: object): string {
  const rendered = {
    copy: join(ROOT, 'node_modules/.cache', name),
    from: [__filename, join(ROOT, 'package-lock.json')],
    given: JSON.stringify(value),
  };
  return deriveText(rendered, () =>
    stringify(value, { aliasDuplicateObjects: false, lineWidth: 120, compat: 'yaml-1.1' }),
  );
}
