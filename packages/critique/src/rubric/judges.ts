import { counted, joinAnd, plural } from '@laurel/text';
import { innerContradiction, profileContradiction } from '../checks/contradictions.ts';
import { borrowedLesson } from '../checks/reflection.ts';
import { isOfSpelling } from '../checks/spelling.ts';
import {
  ANNOUNCES,
  closing,
  isFrame,
  listLike,
  opening,
  paragraphs,
  repeatedIdea,
} from '../checks/structure.ts';
import { isConcreteGoal } from '../evidence/concrete-goal.ts';
import type { Genre } from '../genre.ts';
import type { Reading } from '../reading.ts';
import { quote } from '../text/quote.ts';
import type { Sentence } from '../text/read-text.ts';
import type { Judgement } from './score-line.ts';

/** Share of specific sentences that gives full points. */
const FULL_SHARE = 0.4;
/** Names, numbers and times among a hundred words that give full points too: some essays hold one in each sentence. */
const FULL_DENSITY = 5;
/** Points lost for each contradicted fact. */
const CONFLICT_COST = 10;
const MAX_CONFLICT_COST = 40;

/** The share of specific sentences, and of claims that are shown. */
export const judgeSpecificity = (reading: Reading): Judgement => {
  const { traits, claims, parts } = reading;
  const specific = traits.filter((each) => each.specific);
  const shown = claims.filter(({ proof }) => proof).length;
  const share = traits.length === 0 ? 0 : specific.length / traits.length;
  const named = traits.reduce((sum, { names, number, time }) => sum + names.length + +number + +time, 0);
  const density = parts.words.length === 0 ? 0 : (named / parts.words.length) * 100;
  const detailed = Math.min(1, Math.max(share / FULL_SHARE, density / FULL_DENSITY));
  const proved = claims.length === 0 ? detailed : shown / claims.length;
  // A very short essay gets fewer points, however specific it is.
  const room = Math.min(1, parts.words.length / 150);
  const score = (12 + 62 * detailed + 26 * proved) * (0.5 + 0.5 * room);
  const conflicts = innerContradiction.find(reading).length + profileContradiction.find(reading).length;
  const best = [...specific].sort((a, b) => b.detail - a.detail).slice(0, 2);
  const details = counted(named, 'name, number or time', 'names, numbers and times');
  const ofClaims =
    claims.length === 0
      ? 'it makes no claim about you that would need proof'
      : `for ${shown} of ${counted(claims.length, 'claim')} about yourself I found a sentence that shows it`;
  const contradicted =
    conflicts > 0 ? ` ${counted(conflicts, 'fact')} ${plural(conflicts, 'is', 'are')} contradicted.` : '';
  return {
    score: score - Math.min(MAX_CONFLICT_COST, CONFLICT_COST * conflicts),
    reason: `I found ${details}, and in ${specific.length} of ${counted(traits.length, 'sentence')} two or more details of your own; ${ofClaims}.${contradicted}`,
    quotes: best.map(({ sentence }) => sentence.text),
  };
};

/** Below `strong`: an answer that is not sure of every part makes no essay strong. */
const MOST_IF_UNSURE = 84;
/** Below `clear`. */
const MOST_IF_OVER = 59;
const WORTH = { yes: 100, partly: 60, no: 20 };

/** How many parts of the prompt were found, and whether the length keeps to the limit. */
export const judgePromptFit = ({ asked: all, wordLimit, parts }: Reading): Judgement => {
  const asked = all.filter(({ judged }) => judged);
  if (all.length === 0)
    return { reason: 'No question was found in the prompt, or none was given.', quotes: [] };
  if (asked.length === 0)
    return { reason: 'I could not tell which sentences answer the prompt.', quotes: [] };
  const words = parts.words.length;
  const over = wordLimit !== undefined && words > wordLimit;
  const found = asked.filter(({ covered }) => covered !== 'no');
  const worth = asked.reduce((sum, { covered }) => sum + WORTH[covered], 0) / asked.length;
  const [open] = asked.filter(({ covered }) => covered !== 'yes');
  const limit = over ? ` It is ${words - wordLimit} words over the limit of ${wordLimit}.` : '';
  const unjudged = all.filter(({ judged, from }) => !judged && from === 'prompt').length;
  const left = unjudged > 0 ? ` ${unjudged} not judged.` : '';
  const isSure = unjudged === 0 && asked.every(({ covered }) => covered === 'yes');
  const lines = asked.flatMap(({ best, covered }) => (covered === 'yes' && best ? [best.sentence.text] : []));
  return {
    score: Math.min(worth, over ? MOST_IF_OVER : isSure ? 100 : MOST_IF_UNSURE),
    reason: `${found.length} of ${counted(asked.length, 'part')} found.${left}${limit}`,
    quotes: [...new Set(lines)].slice(0, 2),
    ...(open?.intents[0] ? { lift: `Answer ${quote(open.part, 110)}: ${open.intents[0].question}` } : {}),
  };
};

/** Whether the aims can be pictured, and whether past acts came to something. */
export const judgeGoals = ({ traits, asked }: Reading): Judgement => {
  const goals = traits.filter(({ goal }) => goal);
  const concrete = goals.filter(isConcreteGoal);
  const results = traits.filter((each) => each.result && !each.goal && each.detail >= 2);
  const ofGoals = goals.length === 0 ? 0 : concrete.length === 0 ? 22 : concrete.length === 1 ? 42 : 52;
  const ofResults = Math.min(36, 14 * results.length);
  // When the prompt does not ask for plans, results count for more.
  const unasked =
    goals.length === 0 &&
    asked.length > 0 &&
    !asked.some(({ intents }) => intents.some(({ id }) => id === 'goals'));
  const pictured =
    goals.length === 0
      ? `I found no sentence on your aims${unasked ? ', which the prompt doesn’t ask for' : ''}`
      : `${concrete.length} of ${counted(goals.length, 'sentence')} about your aims can be pictured (a place, a job, a number or a date)`;
  const came =
    results.length === 0
      ? 'I found no sentence that tells what came of something'
      : `${counted(results.length, 'sentence')} ${plural(results.length, 'tells', 'tell')} what came of something`;
  return {
    score: unasked ? 30 + 1.5 * ofResults : 12 + ofGoals + ofResults,
    reason: `${pictured}; ${came}.`,
    quotes: [...concrete.slice(0, 1), ...results.slice(0, 1)].map(({ sentence }) => sentence.text),
  };
};

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
    fault: 'a paragraph is too long, or most are one sentence',
    sound: 'no paragraph is too long',
  },
  { check: listLike, cost: 26, fault: 'it lists instead of telling', sound: undefined },
  { check: repeatedIdea, cost: 8, fault: 'one idea stands there twice', sound: undefined },
];
/** In words: a shorter essay has no structure to judge. */
const MIN_STRUCTURE_WORDS = 120;

/** The line under a letter. */
const isNameAlone = ({ index, text, words }: Sentence): boolean =>
  index > 0 && words.length <= 4 && !/[.?!…”"»)]$/.test(text.trim());

/** Opening, closing and paragraphs; a list or a repeated idea costs points. */
export const judgeStructure = (reading: Reading): Judgement => {
  const { parts, traits } = reading;
  const found = COSTS.map((each) => ({ ...each, hit: each.check.find(reading).length > 0 }));
  const short = parts.words.length < MIN_STRUCTURE_WORDS;
  const body = traits.filter(({ sentence }) => !isFrame(sentence.text) && !isNameAlone(sentence));
  const faults = found.filter(({ hit }) => hit).map(({ fault }) => fault);
  const sounds = short ? [] : found.flatMap(({ hit, sound }) => (hit || !sound ? [] : [sound]));
  const costs = found.reduce((sum, { hit, cost }) => sum + (hit ? cost : 0), 0);
  const tooShort = short ? ['it is too short to have a build'] : [];
  const said = [...tooShort, ...faults, ...sounds].slice(0, 4);
  return {
    score: 92 - costs - (short ? 40 : 0),
    reason: `${counted(parts.paragraphs.length, 'paragraph')}, ${counted(parts.sentences.length, 'sentence')}: ${joinAnd(said)}.`,
    quotes: [...new Set([body[0], body.at(-1)])].flatMap((each) => (each ? [each.sentence.text] : [])),
  };
};

/** Specific sentences in the first person, quoted speech and reflection. */
export const judgeVoice = (reading: Reading): Judgement => {
  const { traits, parts } = reading;
  const own = traits.filter((each) => each.firstPerson && each.specific);
  const heard = traits.filter(({ speech }) => speech);
  const borrowed = borrowedLesson.find(reading).length > 0;
  const reflections = traits.filter((each) => each.reflection && !each.vague);
  const share = traits.length === 0 ? 0 : own.length / traits.length;
  const room = Math.min(1, parts.words.length / 120);
  const reflected =
    reflections.length === 0
      ? 0
      : borrowed && reflections.length === 1
        ? 8
        : Math.min(26, 13 * reflections.length);
  const score = 24 + room * (38 * Math.min(1, share / 0.3) + reflected + (heard.length > 0 ? 8 : 0) + 4);
  // What the form asks to be said is nobody's voice.
  const best = own.find(({ sentence }) => !ANNOUNCES.test(sentence.text)) ?? reflections[0];
  const thought =
    reflections.length === 0
      ? 'none says what you made of it'
      : `${counted(reflections.length, 'says', 'say')} what you made of it${borrowed ? ', in words many use' : ''}`;
  return {
    score,
    reason: `${counted(own.length, 'sentence')} of ${traits.length} ${plural(own.length, 'sounds', 'sound')} like you and nobody else; ${thought}.`,
    quotes: best ? [best.sentence.text] : [],
    ...(reflections.length > 0 || OF_A_PLAN.has(reading.genre) ? {} : liftFrom(reading)),
  };
};

/** Nobody asks there what the writer thought before. */
const OF_A_PLAN = new Set<Genre>(['research proposal', 'why-here']);

const liftFrom = ({ traits }: Reading): { lift?: string } => {
  const act = traits.find((each) => each.act && each.detail >= 2) ?? traits.find(({ act: did }) => did);
  return act
    ? {
        lift: `After ${quote(act.sentence.text, 100)}, one sentence: what did you think then that you think no longer?`,
      }
    : {};
};

/** A count without a score, because the number of notes says little about how well somebody writes. */
export const judgeSpelling = ({ lints, spellCheck }: Reading): Judgement => {
  const ofSpelling = lints.filter(isOfSpelling).length;
  const others = lints.length - ofSpelling;
  const notes = [
    ...(ofSpelling > 0 ? [counted(ofSpelling, 'spelling note')] : []),
    ...(others > 0
      ? [counted(others, 'note on grammar or punctuation', 'notes on grammar or punctuation')]
      : []),
  ];
  return {
    reason:
      spellCheck === 'unavailable'
        ? 'The spelling and grammar check was not available.'
        : notes.length === 0
          ? 'No notes on spelling or grammar.'
          : `${joinAnd(notes)}.`,
    quotes: [],
  };
};
