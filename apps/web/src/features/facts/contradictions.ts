import { completedYears, type Profile } from '@laurel/domain';

/** Below this age next to nobody holds or begins such a degree. */
const MIN_AGE = { doctorate: 21, master: 19, bachelor: 17 } as const;

const yearOf = (month: string): number => Number(month.slice(0, 4));

/** Answers that do not go together, each as a kind sentence that says what to look at. @param today YYYY-MM-DD */
export const contradictions = (facts: Profile, seeks: string | undefined, today: string): string[] => {
  const { dateOfBirth, currentDegree, intendedStart, stage, degrees = [] } = facts;
  const found: string[] = [];
  const age = dateOfBirth === undefined ? undefined : completedYears(dateOfBirth, today);
  const isDoctor =
    currentDegree === 'phd' ||
    currentDegree === 'postdoc' ||
    stage?.now === 'phd' ||
    stage?.now === 'postdoc';
  if (age !== undefined && age < MIN_AGE.doctorate && isDoctor)
    found.push(`You give a doctorate and an age of ${age}. Is the date of birth or the degree a slip?`);
  if (age !== undefined && age < MIN_AGE.doctorate && !isDoctor && (seeks === 'phd' || seeks === 'postdoc'))
    found.push(
      `You look for a doctorate and are ${age}. If you mean a first degree, change the level in your preferences.`,
    );
  if (
    (seeks === 'phd' || seeks === 'postdoc') &&
    currentDegree === 'secondary' &&
    (age === undefined || age >= MIN_AGE.doctorate)
  )
    found.push(
      'You look for a doctorate and give school as your highest degree. Most doctorates ask for a degree first.',
    );
  if (intendedStart !== undefined && intendedStart < today.slice(0, 7))
    found.push(`Your intended start, ${intendedStart}, has passed. When would you like to begin?`);
  if (stage?.finishes !== undefined && stage.now !== 'not_studying' && stage.finishes < today.slice(0, 7))
    found.push(`You finish in ${stage.finishes}, which has passed. Do you still study?`);
  for (const { level, awarded } of degrees) {
    const min = level === 'doctorate' || level === 'master' || level === 'bachelor' ? MIN_AGE[level] : 0;
    if (awarded !== undefined && dateOfBirth !== undefined && yearOf(awarded) - yearOf(dateOfBirth) < min)
      found.push(
        `A degree of ${awarded} and a birth in ${yearOf(dateOfBirth)} do not go together. Is one of them a slip?`,
      );
  }
  return found;
};
