import type { Place } from './column';

/**
 * How a section was found, best first. The product's specification wants sections whose title matches before the others;
 * every way of matching a title comes before every way of matching a text.
 */
export const TIERS = [
  'title',
  'title-folded',
  'title-terms',
  'text',
  'text-folded',
  'text-terms',
  'other-language',
  'word',
  'part',
  'slip',
] as const;
export type Tier = (typeof TIERS)[number];

export type Hit = {
  /** Number of the section in the corpus. */
  section: number;
  tier: Tier;
  /** What to show as found: the query, or what was searched in its place. */
  shown: string;
  /** Whether title or text hold the query letter by letter, whatever else it was found by. */
  isLiteral: boolean;
};

/** Whether a hit was found by something else than the words that were typed. */
export function isSimilar(tier: Tier): boolean {
  return TIERS.indexOf(tier) >= TIERS.indexOf('other-language');
}

/** Hits in any order of finding: a section counts by the best way in which it was found. */
export class Hits {
  private readonly found = new Map<Tier, Hit[]>();
  private readonly tierOf = new Map<number, number>();

  /** How many sections there are. */
  get size(): number {
    return this.tierOf.size;
  }

  /** @param sections best first */
  add(tier: Tier, shown: string, sections: readonly number[]): void {
    const isLiteral = tier === 'title' || tier === 'text';
    const hits = this.found.get(tier) ?? [];
    const rank = TIERS.indexOf(tier);
    for (const section of sections) {
      hits.push({ section, tier, shown, isLiteral });
      this.tierOf.set(section, Math.min(this.tierOf.get(section) ?? rank, rank));
    }
    this.found.set(tier, hits);
  }

  /** Places of sections that were not found in a tier or a better one: the others need not be ranked again. */
  leaveOut(tier: Tier, places: readonly Place[]): Place[] {
    const rank = TIERS.indexOf(tier);
    return places.filter(([section]) => (this.tierOf.get(section) ?? Infinity) > rank);
  }

  /** Each section once, best first. */
  list(): Hit[] {
    const best = new Map<number, Hit>();
    for (const tier of TIERS) {
      for (const hit of this.found.get(tier) ?? []) {
        const known = best.get(hit.section);
        if (!known) best.set(hit.section, hit);
        else if (hit.isLiteral) known.isLiteral = true;
      }
    }
    return [...best.values()];
  }
}
