import { quote } from '../text/quote.ts';
import { type Check, spanOf } from './check.ts';

const PLEA =
  /\b(?:I (?:truly |really |strongly |do )?deserve\b|I beg\b|please (?:help|give|grant|choose|select|consider)\b[^.?!]{0,40}|my (?:only|last) (?:hope|chance|option)\b|without (?:this|your) (?:scholarship|help|support)[^.?!]{0,60}(?:over|end|lost|impossible|never)\b|(?:will|would) not (?:disappoint|let you down)\b[^.?!]{0,20})/i;

/** Words that press the reader instead of convincing. */
export const pleading: Check = {
  id: 'pleading',
  category: 'Tone toward the reader',
  kind: 'style',
  languages: 'english',
  find: ({ traits }) => {
    const found = traits.filter(({ sentence }) => PLEA.test(sentence.text));
    const [first] = found;
    if (!first) return [];
    const words = PLEA.exec(first.sentence.text)?.[0] ?? '';
    const shown = traits.find((each) => each.specific && each.act);
    const instead = shown
      ? ` ${quote(shown.sentence.text, 110)} argues for you better; lead the reader there.`
      : ' One dated fact about what you did argues better.';
    return [
      {
        suggestion: `${quote(words)} presses the reader for a verdict.${instead}`,
        at: found.map(({ sentence }) => spanOf(sentence)),
        weight: 34,
      },
    ];
  },
};
