import type { StudyLevel } from '@laurel/domain';

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
