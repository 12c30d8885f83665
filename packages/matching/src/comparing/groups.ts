import { fold, singular } from '@laurel/text';

/** A group of people as records name it. `origin`: whoever names one of these has answered for the others. */
interface Group {
  /** Other names, folded and in the singular. */
  names: readonly string[];
  origin?: true;
  /** The wider group that everybody of this one belongs to. */
  within?: string;
}

/** Names as the census forms of the United States, Canada, Australia and New Zealand have them, and as people write them. */
const GROUPS: Readonly<Record<string, Group>> = {
  hispanic: {
    names: [
      'latino',
      'latina',
      'latinx',
      'latine',
      'hispanic american',
      'chicano',
      'chicana',
      'mexican american',
      'puerto rican',
      'cuban american',
    ],
    origin: true,
  },
  black: {
    names: [
      'african american',
      'african',
      'afro caribbean',
      'black american',
      'black african',
      'black british',
      'black caribbean',
    ],
    origin: true,
  },
  asian: {
    names: [
      'asian american',
      'south asian',
      'east asian',
      'southeast asian',
      'chinese american',
      'filipino',
      'filipino american',
      'indian american',
      'japanese american',
      'korean american',
      'vietnamese',
      'vietnamese american',
      'hmong',
    ],
    origin: true,
  },
  white: { names: ['caucasian', 'european american'], origin: true },
  roma: { names: ['romani', 'sinti'], origin: true },
  'pacific-islander': {
    names: [
      'other pacific islander',
      'native hawaiian or other pacific islander',
      'pasifika',
      'samoan',
      'tongan',
      'chamorro',
    ],
    origin: true,
  },
  indigenous: { names: ['indigenous people', 'aboriginal people'], origin: true },
  'native-american': {
    names: [
      'american indian',
      'alaska native',
      'native',
      'navajo',
      'navajo nation',
      'dine',
      'cherokee',
      'cherokee nation',
      'choctaw',
      'sioux',
      'lakota',
      'dakota',
      'ojibwe',
      'chippewa',
      'apache',
      'pueblo',
      'hopi',
      'muscogee',
      'creek',
      'iroquois',
      'blackfeet',
      'yupik',
    ],
    origin: true,
    within: 'indigenous',
  },
  'native-hawaiian': { names: ['kanaka maoli'], origin: true, within: 'indigenous' },
  'first-nations': { names: ['first nation', 'cree', 'mohawk', 'haida'], origin: true, within: 'indigenous' },
  inuit: { names: ['inuk'], origin: true, within: 'indigenous' },
  metis: { names: [], origin: true, within: 'indigenous' },
  aboriginal: { names: ['aboriginal australian', 'koori', 'murri'], origin: true, within: 'indigenous' },
  'torres-strait-islander': { names: [], origin: true, within: 'indigenous' },
  maori: { names: ['new zealand maori'], origin: true, within: 'indigenous' },
  lgbtq: {
    names: ['lgbt', 'lgbtqia', 'lgbtq+', 'lgbtqia+', 'gay', 'lesbian', 'bisexual', 'transgender', 'queer'],
  },
};

const keyOf = (name: string): string =>
  fold(name)
    .replaceAll(/[-_\s]+/g, ' ')
    .trim()
    .split(' ')
    .map(singular)
    .join(' ');

const IDS = new Map(
  Object.entries(GROUPS).flatMap(([id, { names }]) =>
    [id, ...names].map((name): [string, string] => [keyOf(name), id]),
  ),
);

/** The groups that a name stands for, the wider ones included: "Black or African American" names one twice. */
export const resolveGroup = (name: string): string[] => {
  const whole = IDS.get(keyOf(name));
  const parts = name.split(/[/(),;]|\bor\b|\band\b/i).filter((part) => part.trim().length > 1);
  const ids =
    whole === undefined && parts.length > 0
      ? parts.map((part) => IDS.get(keyOf(part)) ?? keyOf(part).replaceAll(' ', '-'))
      : [whole ?? keyOf(name).replaceAll(' ', '-')];
  return [...new Set(ids.flatMap((id) => [id, GROUPS[id]?.within ?? id]))];
};

/**
 * Whether the groups that somebody named rule out those asked for. "Indigenous" alone leaves open which people; a group that is no
 * origin says nothing of origins.
 */
export const ruleOut = (held: readonly string[], asked: readonly string[]): boolean => {
  const isPeople = (id: string) => GROUPS[id]?.within === 'indigenous';
  const isUnspecific = held.includes('indigenous') && !held.some(isPeople);
  if (isUnspecific && asked.some(isPeople)) return false;
  const isOrigin = (id: string) => GROUPS[id]?.origin === true;
  return asked.every(isOrigin) && held.some(isOrigin) && held.every((id) => id in GROUPS);
};
