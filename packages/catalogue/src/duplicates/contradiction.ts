import type { Identity } from './identity.ts';

/** Groups of words: titles that take different sides name different awards. */
const SIDES: readonly Record<string, readonly string[]>[] = [
  {
    undergraduate: ['undergraduate', 'bachelor', 'bsc', 'freshman'],
    masters: ['master', 'msc', 'mba', 'llm', 'postgraduate', 'graduate'],
    phd: ['phd', 'doctoral', 'doctorate', 'promotion', 'promovierende', 'postgraduate', 'graduate'],
    postdoc: ['postdoc', 'postdoctoral'],
  },
  { women: ['women', 'woman', 'female', 'girl'], men: ['men', 'man', 'male', 'boy'] },
  { spring: ['spring'], summer: ['summer'], autumn: ['autumn', 'fall'], winter: ['winter'] },
  { student: ['student'], scholar: ['scholar'] },
  { full: ['full', 'fully'], partial: ['partial', 'half'] },
];

/** Whether something that both records state makes them different programmes: level, sex, season, number, or host country. */
export function contradict(a: Identity, b: Identity): boolean {
  if (a.hosts.size > 0 && b.hosts.size > 0 && a.hosts.isDisjointFrom(b.hosts)) return true;
  if (numbers(a) !== numbers(b)) return true;
  return SIDES.some((sides) => {
    const [ofA, ofB] = [sidesTaken(a, sides), sidesTaken(b, sides)];
    return ofA.size > 0 && ofB.size > 0 && ofA.isDisjointFrom(ofB);
  });
}

function sidesTaken({ words }: Identity, sides: Record<string, readonly string[]>): Set<string> {
  const taken = Object.keys(sides).filter((side) => sides[side]?.some((word) => words.includes(word)));
  return new Set(taken);
}

/** Numbers and Roman numerals of a title: "Action 1" is not "Action 2". */
function numbers({ words }: Identity): string {
  return words
    .filter((word) => /^\d{1,2}$|^[ivx]{1,4}$/.test(word))
    .sort()
    .join(' ');
}
