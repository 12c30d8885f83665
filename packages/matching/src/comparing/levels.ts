import type { FinerLevel, Stage, StudyLevel } from '@laurel/domain';

const NAMES: Record<StudyLevel, string> = {
  secondary: 'secondary school',
  undergraduate: 'undergraduate',
  masters: "Master's",
  phd: 'PhD',
  postdoc: 'postdoctoral',
  other: 'other',
};

/** A level as an adjective before "study". */
export const levelName = (level: StudyLevel): string => {
  return NAMES[level];
};

const FINER_NAMES: Record<FinerLevel, string> = {
  vocational: 'vocational',
  associate: 'associate degree',
  bachelor: "Bachelor's",
  professional: 'professional degree',
  master: "Master's",
  doctorate: 'doctoral',
  postdoc: 'postdoctoral',
  short: 'short course',
};

/** A finer level as an adjective before "study". */
export const finerName = (level: FinerLevel): string => FINER_NAMES[level];

/** The level that those of a stage study at. */
export const STAGE_LEVEL: Readonly<Record<Stage, StudyLevel | undefined>> = {
  secondary: 'secondary',
  vocational: 'other',
  associate: 'undergraduate',
  undergraduate: 'undergraduate',
  professional: 'other',
  masters: 'masters',
  phd: 'phd',
  postdoc: 'postdoc',
  not_studying: undefined,
};

/** The stage of those who study for a degree. */
export const STAGE_OF_DEGREE: Readonly<Partial<Record<FinerLevel, Stage>>> = {
  associate: 'associate',
  bachelor: 'undergraduate',
  professional: 'professional',
  master: 'masters',
  doctorate: 'phd',
};
