import { counted, joinAnd } from '@laurel/text';
import { closing, listLike, opening, paragraphs, repeatedIdea } from '../checks/structure.ts';
import type { Reading } from '../reading.ts';
import type { Judgement } from './score-line.ts';

const COSTS = [
  { check: opening, cost: 18, fault: 'the opening is general', sound: 'it opens on something of its own' },
  {
    check: closing,
    cost: 12,
    fault: 'the close gives nothing of yours to keep',
    sound: 'it ends on its own matter',
  },
  {
    check: paragraphs,
    cost: 14,
    fault: 'the paragraphs don’t part its ideas',
    sound: 'the paragraphs part its ideas',
  },
  { check: listLike, cost: 26, fault: 'it lists instead of telling', sound: undefined },
  { check: repeatedIdea, cost: 8, fault: 'one idea stands there twice', sound: undefined },
];
/** In words: a shorter essay has no structure to judge. */
const SHORT = 120;

/** Opening, closing and paragraphs; a list or a repeated idea costs points. */
export const judgeStructure = (reading: Reading): Judgement => {
  const { parts, traits } = reading;
  const found = COSTS.map((each) => ({ ...each, hit: each.check.find(reading).length > 0 }));
  const short = parts.words.length < SHORT;
  const faults = found.filter(({ hit }) => hit).map(({ fault }) => fault);
  const sounds = short ? [] : found.flatMap(({ hit, sound }) => (hit || !sound ? [] : [sound]));
  const costs = found.reduce((sum, { hit, cost }) => sum + (hit ? cost : 0), 0);
  const tooShort = short ? ['it is too short to have a build'] : [];
  const said = [...tooShort, ...faults, ...sounds].slice(0, 4);
  return {
    score: 92 - costs - (short ? 40 : 0),
    reason: `${counted(parts.paragraphs.length, 'paragraph')}, ${counted(parts.sentences.length, 'sentence')}: ${joinAnd(said)}.`,
    quotes: [traits[0], traits.at(-1)]
      .flatMap((each) => (each ? [each.sentence.text] : []))
      .slice(0, traits.length > 1 ? 2 : 1),
  };
};
