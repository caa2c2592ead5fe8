import type { Language } from '../../../contract';
import { addTitle, WORDS } from './domestic-words';
import { LATIN_WORDS } from './latin-words';

/** The labels on the shipper's copy. */
export const COPY_WORDS = {
  ja: {
    copy: 'ご依頼主控',
    archive: '控え（保管用）',
    cut: 'キリトリ',
    consignee: WORDS.consignee,
    shipper: WORDS.shipper,
    toAddressee: (name: string) => addTitle(name, WORDS.person),
    phone: WORDS.phone,
    product: WORDS.goods,
    quantity: '数量',
    price: '単価',
    others: (count: number) => `ほか${count}点`,
  },
  en: {
    copy: "Shipper's copy",
    archive: 'Archive copy',
    cut: 'Fold here',
    consignee: LATIN_WORDS.consignee,
    shipper: LATIN_WORDS.shipper,
    toAddressee: (name: string) => name,
    phone: LATIN_WORDS.phone,
    product: 'Product',
    quantity: 'Quantity',
    price: 'Unit price',
    others: (count: number) => `and ${count} more`,
  },
} as const;

export type CopyWords = (typeof COPY_WORDS)[Language];
