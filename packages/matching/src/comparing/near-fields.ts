/**
 * Narrow fields of ISCED-F whose parts are taught as one programme under either name: business and administration, languages, biology
 * and biochemistry, environment, mathematics and statistics, computing, crops and animals.
 */
const TAUGHT_AS_ONE = new Set(['041', '023', '051', '052', '054', '061', '081']);

/** Fields of different kinds that meet in one subject: the life sciences, the environment, mathematical sciences. */
const MEETING: readonly (readonly [string, string])[] = [
  ['051', '0531'],
  ['051', '052'],
  ['051', '091'],
  ['052', '071'],
  ['0533', '054'],
  ['054', '061'],
];

/** Whether two codes stand for what is mostly one programme, or meet in one subject. */
export const areTaughtAsOne = (one: string, other: string): boolean => {
  const narrow = other.slice(0, 3);
  if (one.slice(0, 3) === narrow) return TAUGHT_AS_ONE.has(narrow);
  return MEETING.some(
    ([left, right]) =>
      (one.startsWith(left) && other.startsWith(right)) || (one.startsWith(right) && other.startsWith(left)),
  );
};
