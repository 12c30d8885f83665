import type { WeighedItem } from '../checks/run-checks.ts';
import type { RubricLine, RubricName } from '../critique-result.ts';
import type { Reading } from '../reading.ts';
import {
  judgeGoals,
  judgePromptFit,
  judgeSpecificity,
  judgeSpelling,
  judgeStructure,
  judgeVoice,
} from './judges.ts';
import { type Judgement, scoreLine } from './score-line.ts';

const JUDGES: Record<RubricName, (reading: Reading) => Judgement> = {
  'Specificity and evidence': judgeSpecificity,
  'Prompt fit': judgePromptFit,
  'Goals and impact': judgeGoals,
  Structure: judgeStructure,
  Voice: judgeVoice,
  Mechanics: judgeSpelling,
};

/** The six lines, in the order of their weights. Style findings do not count. */
export const scoreRubric = (reading: Reading, items: readonly WeighedItem[]): RubricLine[] => {
  return (Object.keys(JUDGES) as RubricName[]).map((name) => {
    const readable = reading.parts.words.length > 0 && reading.english;
    if (!readable) return scoreLine(name, { reason: 'Only English prose can be judged.', quotes: [] });
    const judgement = JUDGES[name](reading);
    const lift = judgement.lift ?? liftOf(name, items);
    const { guard } = reading;
    const quotes = judgement.quotes.filter((quoted) => !guard.quotes(quoted));
    const shown = { ...judgement, quotes, ...(lift ? { lift } : {}) };
    return scoreLine(name, shown.lift && guard.quotes(shown.lift) ? { ...shown, lift: '' } : shown);
  });
};

/** The heaviest finding on this line. */
const liftOf = (name: RubricName, items: readonly WeighedItem[]): string | undefined => {
  const [heaviest] = items
    .filter(
      ({ item }) =>
        item.rubric === name && item.kind !== 'praise' && item.kind !== 'style' && item.kind !== 'notice',
    )
    .sort((a, b) => b.weight - a.weight);
  return heaviest?.item.suggestion;
};
