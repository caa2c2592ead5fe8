import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { joinSentences } from '../../../contract/join-sentences';
import type { MaskedCalls, MaskedKind } from '../../../stories';
import styles from './styles.module.css';

type Props = Pick<MaskedCalls, 'counts'> & { keepsPersonal: boolean; onChange: (keepsPersonal: boolean) => void };

/** The choice whether personal data is masked in what leaves the page, and what was masked. */
export default function MaskNote({ keepsPersonal, counts, onChange }: Props): ReactNode {
  const list = KINDS.flatMap((kind) => {
    const count = counts[kind];
    return count === undefined ? [] : renderCount(describeKind(kind), count);
  });
  return (
    <div className={styles.hint}>
      <label>
        <input type="checkbox" checked={!keepsPersonal} onChange={({ target }) => onChange(!target.checked)} />{' '}
        {translate({
          id: 'sandbox.mask',
          message: 'Mask personal data in the HAR file and the link',
          description: 'Choice, on by default',
        })}
      </label>
      <p role="status">
        {joinSentences([
          renderMasked(list),
          keepsPersonal
            ? translate({
                id: 'sandbox.mask.off',
                message:
                  'Names, phone numbers, email addresses, postal addresses and secrets in other fields stay readable.',
                description: 'When personal data is not masked',
              })
            : translate({
                id: 'sandbox.mask.on',
                message: 'Product names, cities and provinces stay readable, and masked values keep their length.',
                description: 'When personal data is masked',
              }),
        ])}
      </p>
    </div>
  );
}

const KINDS: MaskedKind[] = ['name', 'phone', 'email', 'address', 'text', 'image', 'secret'];

function renderMasked(list: string[]): string {
  if (list.length === 0)
    return translate({
      id: 'sandbox.mask.none',
      message: 'Nothing needs to be masked.',
      description: 'What was masked in an export',
    });
  return translate(
    { id: 'sandbox.mask.list', message: 'Masked: {list}.', description: 'What was masked in an export' },
    {
      list: list.join(translate({ id: 'list.separator', message: ', ', description: 'Between the entries of a list' })),
    },
  );
}

function renderCount(name: string, count: number): string {
  return translate(
    { id: 'sandbox.mask.count', message: '{name} ({count})', description: 'How much of a kind was masked' },
    { name, count },
  );
}

function describeKind(kind: MaskedKind): string {
  const words: Record<MaskedKind, string> = {
    name: translate({ id: 'sandbox.mask.name', message: 'names', description: 'What was masked' }),
    phone: translate({ id: 'sandbox.mask.phone', message: 'phone numbers', description: 'What was masked' }),
    email: translate({ id: 'sandbox.mask.email', message: 'email addresses', description: 'What was masked' }),
    address: translate({
      id: 'sandbox.mask.address',
      message: 'address lines and postal codes',
      description: 'What was masked',
    }),
    text: translate({ id: 'sandbox.mask.text', message: 'notes and other strings', description: 'What was masked' }),
    image: translate({ id: 'sandbox.mask.image', message: 'images and documents', description: 'What was masked' }),
    secret: translate({ id: 'sandbox.mask.secret', message: 'tokens and credentials', description: 'What was masked' }),
  };
  return words[kind];
}
