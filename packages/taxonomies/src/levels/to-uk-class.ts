import type { GradeScale } from '@laurel/domain';

interface NationalClasses {
  countries: readonly string[];
  scale: GradeScale;
  /** The least grade of each class, as `uk-class` numbers them, the best first. */
  from: readonly (readonly [least: number, ukClass: number])[];
}

/** Countries whose universities give classes of the British names by a grade average of their own. */
const NATIONAL_CLASSES: readonly NationalClasses[] = [
  // National Universities Commission of Nigeria, minimum academic standards.
  {
    countries: ['NG'],
    scale: '5.0',
    from: [
      [4.5, 1],
      [3.5, 2.1],
      [2.4, 2.2],
      [1.5, 3],
    ],
  },
  // University of the West Indies, regulations for first degrees.
  {
    countries: ['JM', 'TT', 'BB', 'AG'],
    scale: '4.0',
    from: [
      [3.6, 1],
      [3, 2.1],
      [2.5, 2.2],
      [2, 3],
    ],
  },
];

/** The class of a degree, in numbers of `uk-class`, where the country's universities name it so; undefined anywhere else. */
export const toUkClass = (value: number, scale: GradeScale, country: string): number | undefined =>
  NATIONAL_CLASSES.find((each) => each.scale === scale && each.countries.includes(country))?.from.find(
    ([least]) => value >= least,
  )?.[1];
