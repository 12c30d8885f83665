import type { Traits } from '../evidence/read-traits.ts';
import type { Reading } from '../reading.ts';
import { joinWords, plural, quote } from '../text/quote.ts';
import { type Check, type Finding, spanOf } from './check.ts';

/** In words, where no limit is known: an essay below it has no room for a story and its point. */
const SHORT = 150;
/** Share of a known limit below which room is given away. */
const UNUSED = 0.6;
const HALF_USED = 0.45;

/** Too long for the limit, with the sentences that could go; or too short, with what the room is for. */
export const length: Check = {
  id: 'length',
  category: 'Length',
  kind: 'structure',
  rubric: 'Prompt fit',
  languages: 'any',
  find: (reading) => {
    const words = reading.parts.words.length;
    const { wordLimit } = reading;
    if (wordLimit !== undefined && words > wordLimit) return [tooLong(reading, words, wordLimit)];
    const short = wordLimit === undefined ? words < SHORT : words < Math.min(wordLimit * UNUSED, 400);
    return short && words > 0 ? [tooShort(reading, words)] : [];
  },
};

function tooLong({ traits }: Reading, words: number, limit: number): Finding {
  const over = words - limit;
  const cuts: Traits[] = [];
  let saved = 0;
  const idle = traits
    .filter((each) => each.detail === 0 && !each.goal && !each.reflection && each.sentence.index > 0)
    .sort((a, b) => Number(b.vague) - Number(a.vague) || b.sentence.words.length - a.sentence.words.length);
  for (const each of idle) {
    if (saved >= over || cuts.length === 3) break;
    cuts.push(each);
    saved += each.sentence.words.length;
  }
  const which = cuts.map(({ sentence }) => `${quote(sentence.text, 90)} (${sentence.words.length} words)`);
  const advice = cuts.length > 0 ? ` The sentences that hold the least of you: ${joinWords(which)}.` : '';
  return {
    suggestion: `The limit is ${limit} words and this draft has ${words}, ${over} too many; many forms cut off what is over.${advice}`,
    at: cuts.map(({ sentence }) => spanOf(sentence)),
    weight: over / limit > 0.05 ? 86 : 66,
    severity: 'high',
  };
}

function tooShort({ traits, wordLimit }: Reading, words: number): Finding {
  const best = [...traits]
    .filter(({ goal, sentence }) => !goal && sentence.words.length >= 5)
    .sort((a, b) => b.detail - a.detail || b.sentence.words.length - a.sentence.words.length)[0];
  const has = wordLimit === undefined ? `${plural(words, 'word')}` : `${words} of ${wordLimit} words`;
  const question = 'What happened just before, what did you decide, and what came of it?';
  const room = best
    ? ` The place that would repay the room is ${quote(best.sentence.text, 120)}. ${question}`
    : ' That leaves no room for one event and what it led to.';
  return {
    suggestion: `The draft uses ${has}.${room}`,
    at: best ? [spanOf(best.sentence)] : [],
    weight: words < 100 ? 80 : wordLimit !== undefined && words > wordLimit * HALF_USED ? 45 : 62,
    ...(best ? { question } : {}),
  };
}
