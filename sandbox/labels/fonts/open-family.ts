import type { Fonts } from '../label-data';
import { HELVETICA, HELVETICA_BOLD } from './helvetica';
import { openFace } from './open-face';
import type { Family } from './typeface';

/** Nothing to embed and nothing to load: for documents that are Latin throughout. */
export const STANDARD_FAMILY: Family = { regular: [HELVETICA], bold: [HELVETICA_BOLD] };

/** The fonts for a language: its own first, the other for what that one lacks. */
export function openFamily({ latin, japanese }: Fonts, language: 'ja' | 'en'): Family {
  const [first, second] = language === 'ja' ? [japanese, latin] : [latin, japanese];
  return {
    regular: [openFace(first.regular), openFace(second.regular)],
    bold: [openFace(first.bold), openFace(second.bold)],
  };
}
