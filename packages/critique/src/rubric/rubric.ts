import type { WeighedItem } from '../checks/run-checks.ts';
import type { RubricLine, RubricName } from '../critique-result.ts';
import type { Reading } from '../reading.ts';
import { judgeGoals } from './judge-goals.ts';
import { judgePromptFit } from './judge-prompt-fit.ts';
import { judgeSpecificity } from './judge-specificity.ts';
import { judgeSpelling } from './judge-spelling.ts';
import { judgeStructure } from './judge-structure.ts';
import { judgeVoice } from './judge-voice.ts';
import { type Judgement, scoreLine } from './score-line.ts';

const JUDGES: Record<RubricName, (reading: Reading) => Judgement> = {
  'Specificity and evidence': judgeSpecificity,
  'Prompt fit': judgePromptFit,
  'Goals and impact': judgeGoals,
  Structure: judgeStructure,
  Voice: judgeVoice,
  Mechanics: judgeSpelling,
};

/** One line for each of the six, in the order of their weights. Style findings are never looked at. */
export function scoreRubric(reading: Reading, items: readonly WeighedItem[]): RubricLine[] {
  return (Object.keys(JUDGES) as RubricName[]).map((name) => {
    const readable = reading.parts.words.length > 0 && reading.english;
    if (!readable)
      return scoreLine(name, { reason: 'Not assessed: only English prose can be scored.', quotes: [] });
    const judgement = JUDGES[name](reading);
    const lift = judgement.lift ?? liftOf(name, items);
    return scoreLine(name, lift ? { ...judgement, lift } : judgement);
  });
}

/** The heaviest thing the checks have to say on this line. */
function liftOf(name: RubricName, items: readonly WeighedItem[]): string | undefined {
  const [heaviest] = items
    .filter(
      ({ item }) =>
        item.rubric === name && item.kind !== 'praise' && item.kind !== 'style' && item.kind !== 'notice',
    )
    .sort((a, b) => b.weight - a.weight);
  return heaviest?.item.suggestion;
}
