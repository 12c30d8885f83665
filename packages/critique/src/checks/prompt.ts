import { joinAnd } from '@laurel/text';
import type { CoveredPart } from '../prompt/cover-part.ts';
import type { Reading } from '../reading.ts';
import { frequentWords } from '../text/frequent-words.ts';
import { quote, quoteAll } from '../text/quote.ts';
import { type Check, type Finding, spanOf } from './check.ts';

/** Parts of the prompt, and published selection criteria, that the essay leaves out or only touches. */
export const promptParts: Check = {
  id: 'prompt-parts',
  category: 'Answering the prompt',
  kind: 'point',
  rubric: 'Prompt fit',
  languages: 'english',
  find: (reading) => {
    const ofPrompt = reading.asked.filter(({ from }) => from === 'prompt');
    const allMissing = ofPrompt.length >= 1 && ofPrompt.every(({ covered }) => covered === 'no');
    const whole = allMissing && reading.parts.words.length >= 60 ? [offPrompt(ofPrompt, reading)] : [];
    const parts = reading.asked
      .filter(
        ({ from, covered }) => covered !== 'yes' && !(allMissing && from === 'prompt' && whole.length > 0),
      )
      .map((part) => (part.covered === 'no' ? missing(part) : touched(part)));
    return [...whole, ...parts];
  },
};

function offPrompt(parts: readonly CoveredPart[], { parts: text }: Reading): Finding {
  const about = frequentWords(text.words, 3);
  const asked = parts.map(({ part }) => part);
  const question = `Which of your own experiences answers ${quote(asked[0] ?? '', 110)}?`;
  const speaks =
    about.length > 0
      ? `The essay speaks of ${joinAnd(about.map((word) => quote(word)))}; the prompt`
      : 'The prompt';
  return {
    suggestion: `${speaks} asks ${quoteAll(asked.slice(0, 3), 130)}, and no sentence answers it. Many committees read no further. ${question}`,
    at: [],
    weight: 100,
    severity: 'high',
    question,
  };
}

function missing(part: CoveredPart): Finding {
  if (part.intents.length === 0 && part.from === 'selection') return unheard(part);
  const question = questionFor(part);
  const who =
    part.from === 'prompt'
      ? `The prompt asks ${quote(part.part, 160)}`
      : `The committee says it looks at ${quote(part.part, 160)}`;
  return {
    suggestion: `${who}, and no sentence of yours speaks to it. ${question}`,
    at: [],
    weight: part.from === 'prompt' ? 94 : 68,
    severity: part.from === 'prompt' ? 'high' : 'medium',
    question,
  };
}

/** A criterion that is known by its word alone: that the word is absent is all that can be said. */
function unheard({ part }: CoveredPart): Finding {
  const question = 'Where would a reader see it in you?';
  return {
    suggestion: `The committee names ${quote(part, 160)} among what it looks at; the essay has no word of it. ${question}`,
    at: [],
    weight: 43,
    question,
  };
}

function touched(part: CoveredPart): Finding {
  const question = questionFor(part);
  const best = part.best ? quote(part.best.sentence.text, 130) : '';
  return {
    suggestion: `For ${quote(part.part, 110)} a reader finds only ${best}, with no time, place or figure to hold on to. ${question}`,
    at: part.best ? [spanOf(part.best.sentence)] : [],
    weight: part.from === 'prompt' ? 76 : 52,
    question,
  };
}

const questionFor = ({ intents, part }: CoveredPart): string =>
  intents[0]?.question ?? `What have you done or seen that bears on ${quote(part, 110)}?`;
