import type { Location } from '../critique-result.ts';
import { contentStems } from '../text/stem.ts';
import type { Traits } from './read-traits.ts';
import { TRAIT_CLAIMS } from './trait-claims.generated.ts';

/** A quality that applicants claim. */
export interface TraitClass {
  id: string;
  claims: RegExp;
  /** Words of sentences that can show it. */
  shownBy?: RegExp;
}

const TRAITS: readonly TraitClass[] = TRAIT_CLAIMS;

/** A quality that the writer claims, and the sentence that shows it. */
export interface Claim {
  trait: TraitClass;
  /** The sentence that claims. */
  at: Traits;
  /** The claiming words alone. */
  words: Location;
  proof?: Traits;
}

/** How many sentences after, then before, a claim may hold its proof. */
const AFTER = 4;
const BEFORE = 3;

export const findClaims = (traits: readonly Traits[], text: string): Claim[] => {
  return traits.flatMap((each) => {
    const claim = findClaim(each, text);
    if (!claim) return [];
    const proof = findProof(claim, traits);
    return [proof ? { ...claim, proof } : claim];
  });
};

const findClaim = (each: Traits, text: string): Claim | undefined => {
  if (
    /\bI(?: am|'m|’m) (?:very |quite )?(?:confident|sure|certain) (?:that|of|in)\b/i.test(each.sentence.text)
  )
    return undefined;
  if (each.goal && !/\b(?:I am|I'm|I’m)\b/.test(each.sentence.text)) return undefined;
  for (const trait of TRAITS) {
    const match = trait.claims.exec(each.sentence.text);
    if (!match) continue;
    if (
      !/\b(?:I|my)\b|\bI[’']/i.test(each.sentence.text) ||
      /\b(?:leaders?|people|person|one|everyone|we all) (?:\w+ )?(?:must|should|needs?|has to|have to)\b/i.test(
        each.sentence.text,
      )
    )
      continue;
    const start = each.sentence.start + match.index;
    const end = clauseEnd(each.sentence.text, match.index + match[0].trimEnd().length) + each.sentence.start;
    return { trait, at: each, words: { start, end, quote: text.slice(start, end) } };
  }
  return undefined;
};

/** The end of the clause of the claim, at most 80 characters after its words. */
const clauseEnd = (sentence: string, from: number): number => {
  const rest = sentence.slice(from, from + 80);
  const stop = /[.;:!?)]|,? (?:because|but|so|which|who|and I|since|as)\b/.exec(rest);
  if (stop) return from + stop.index;
  return from + (rest.length < 80 ? rest.length : Math.max(0, rest.lastIndexOf(' ')));
};

const findProof = ({ at, trait }: Claim, traits: readonly Traits[]): Traits | undefined => {
  const here = at.sentence.index;
  const same = (each: Traits | undefined) => each?.sentence.paragraph === at.sentence.paragraph;
  if (proves(at, trait) && at.detail >= 2) return at;
  const after = traits
    .slice(here + 1, here + 1 + AFTER)
    .filter((each) => same(each) || each.sentence.index === here + 1);
  const before = traits
    .slice(Math.max(0, here - BEFORE), here)
    .reverse()
    .filter(same);
  const near = [...after, ...before].find((each) => proves(each, trait));
  if (near) return near;
  // A mark or a prize right after it is what trying led to.
  const led =
    trait.id === 'effort' ? after.slice(0, 2).find(({ number, specific }) => number && specific) : undefined;
  if (led) return led;
  const subject = contentStems(at.sentence.words.map(({ lower }) => lower));
  return traits.find((each) => {
    if (each === at || !proves(each, trait)) return false;
    const shown = trait.shownBy?.test(each.sentence.text) ?? false;
    const shared = each.sentence.words.filter(({ lower }) => subject.has(stemOf(lower))).length;
    return shown || shared >= 2;
  });
};

const stemOf = (lower: string): string => [...contentStems([lower])][0] ?? '';

/** A proof is an act of the writer with detail; another claim is none. */
const proves = (each: Traits, trait: TraitClass): boolean =>
  each.specific &&
  (each.act || (each.result && each.firstPerson)) &&
  !(each.goal && !each.act) &&
  !isBare(each, trait);

const isBare = (each: Traits, trait: TraitClass): boolean =>
  each.detail < 2 && trait.claims.test(each.sentence.text);
