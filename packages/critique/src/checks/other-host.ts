import { countryName, findCountries, findDemonyms, groupMembers } from '@laurel/taxonomies';
import { tokensOf } from '@laurel/text';
import {
  namesPlace,
  otherPlaceIn,
  placesIn,
  shortPlacesIn,
  placeStems as stemsOf,
} from '../evidence/place-names.ts';
import { statedOrigin } from '../evidence/stated-facts.ts';
import { WHY_NAMED_PROMPT } from '../genre.generated.ts';
import type { Reading } from '../reading.ts';
import { quote } from '../text/quote.ts';
import type { Sentence } from '../text/read-text.ts';
import type { Check } from './check.ts';
import { HOST_CITIES } from './names.generated.ts';
import {
  AIMS_TO_LIVE,
  AIMS_TO_STUDY,
  APPLIES_FOR,
  CHOSE_COUNTRY,
  CHOSEN_COURSE,
  COURSE_APPLIED_FOR,
  ELSEWHERE,
  HOST,
  IS_THE_PLACE,
  LATER,
  NOT_APPLIED_FOR,
  PRAISED_COUNTRY,
  THEY_OFFER,
} from './phrases.generated.ts';

/** A place of study that the essay names, and the right one. */
interface OtherHost {
  own: string;
  name: string;
  /** In the sentence. */
  start: number;
}

const CITIES = Object.entries(HOST_CITIES).flatMap(([country, names]) =>
  names.map((name) => ({ name, country, pattern: new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u') })),
);
const citiesIn = (text: string) =>
  CITIES.flatMap(({ name, country, pattern }) => {
    // Most texts hold none of the names: a plain search spares the compiling of their patterns.
    const start = text.includes(name) ? text.search(pattern) : -1;
    return start < 0 ? [] : [{ name, country, start }];
  });

const askedText = ({ input: { prompt = '', scholarship } }: Reading): string =>
  `${prompt}\n${scholarship?.title ?? ''}\n${scholarship?.organization ?? ''}`;

const homesOf = ({ traits, input: { profile } }: Reading): (string | undefined)[] => [
  ...(profile?.citizenships ?? []),
  profile?.countryOfResidence,
  statedOrigin(traits)?.value,
];

interface Hosts {
  codes: ReadonlySet<string>;
  /** Countries that may be named: those of the host, of the prompt and of the writer. */
  accepted: ReadonlySet<string | undefined>;
  name: string;
}

/** The host countries; none where they are unknown, or one is named anywhere in the essay. */
const unnamedHosts = (reading: Reading): Hosts | undefined => {
  const { input, parts } = reading;
  const hosts = (input.scholarship?.hostCountries ?? []).flatMap((code) =>
    code.startsWith('group:') ? groupMembers(code) : [code],
  );
  const asked = askedText(reading);
  const aimed = findCountries(asked).filter(({ start }) => AIMS_TO_STUDY.test(asked.slice(0, start)));
  const codes = new Set([...hosts, ...aimed.map(({ code }) => code)]);
  const accepted = new Set([...codes, ...findCountries(asked).map(({ code }) => code), ...homesOf(reading)]);
  if (codes.size === 0 || findCountries(parts.text).some(({ code }) => codes.has(code))) return undefined;
  const [aim] = aimed;
  const name = input.scholarship?.title ?? (aim ? countryName(aim.code) : undefined) ?? '';
  return { codes, accepted, name };
};

/** Another country. */
const otherCountry = (reading: Reading): ((sentence: string) => OtherHost | undefined) => {
  const hosts = unnamedHosts(reading);
  return (sentence) => {
    const hit = findCountries(sentence).find(
      ({ code, start }) =>
        hosts?.accepted.has(code) === false &&
        (AIMS_TO_STUDY.test(sentence.slice(0, start)) || CHOSE_COUNTRY.test(sentence.slice(0, start))),
    );
    return hosts && hit && { own: hosts.name, name: sentence.slice(hit.start, hit.end), start: hit.start };
  };
};

/** "Poland is located in the heart of Europe" for an award in Hungary. Silent where the writer's own country is not known. */
const praisedCountry = (reading: Reading): ((sentence: string) => OtherHost | undefined) => {
  const hosts = homesOf(reading).some(Boolean) ? unnamedHosts(reading) : undefined;
  return (sentence) => {
    const hit = [...findCountries(sentence), ...findDemonyms(sentence)].find(
      ({ code, start, end }) =>
        hosts?.accepted.has(code) === false &&
        /^\W*(?:The )?$/i.test(sentence.slice(0, start)) &&
        PRAISED_COUNTRY.test(sentence.slice(end)),
    );
    return hosts && hit && { own: hosts.name, name: sentence.slice(hit.start, hit.end), start: hit.start };
  };
};

/** Another university than the one that the prompt or the scholarship names. */
const otherInstitution = (reading: Reading): ((sentence: string) => OtherHost | undefined) => {
  const asked = askedText(reading);
  const own = [...asked.matchAll(HOST)].map(([name]) => name).find((name) => stemsOf(name).length > 0);
  const accepted = new Set(stemsOf(`${asked} ${reading.input.profile?.institution ?? ''}`));
  const isNamed =
    own !== undefined && reading.stems.some((each) => stemsOf(own).some((stem) => each.has(stem)));
  return (sentence) => {
    if (own === undefined || ELSEWHERE.test(asked) || namesPlace(sentence, own)) return undefined;
    const match = [...sentence.matchAll(HOST)].find(
      ({ 0: name, index }) =>
        (AIMS_TO_STUDY.test(sentence.slice(0, index)) ||
          (!isNamed && THEY_OFFER.test(sentence.slice(index + name.length)))) &&
        stemsOf(name).length > 0 &&
        !stemsOf(name).some((each) => accepted.has(each)),
    );
    return match && { own, name: match[0], start: match.index };
  };
};

/** "I am applying to the University of Leeds" under a prompt for Sheffield. Silent where a course is taught at several places. */
const otherApplication = (reading: Reading): ((sentence: string) => OtherHost | undefined) => {
  const asked = askedText(reading);
  const own = placesIn(asked)[0]?.name ?? shortPlacesIn(reading.input.prompt ?? '')[0];
  const accepted = new Set(stemsOf(`${asked} ${reading.input.profile?.institution ?? ''}`));
  return (sentence) => {
    if (own === undefined || [asked, sentence].some((text) => ELSEWHERE.test(text)) || LATER.test(sentence))
      return undefined;
    if (namesPlace(sentence, own)) return undefined;
    const other = otherPlaceIn(sentence, accepted);
    return other && { own, ...other };
  };
};

/** Another city. Silent when the right one is unknown, or named anywhere in the essay. */
const otherCity = (reading: Reading): ((sentence: string) => OtherHost | undefined) => {
  const asked = citiesIn(askedText(reading));
  const [own] = asked;
  const homes = homesOf(reading);
  const isNamed = citiesIn(reading.parts.text).some(({ name }) => asked.some((each) => each.name === name));
  return (sentence) => {
    if (!own || isNamed) return undefined;
    const city = citiesIn(sentence).find(
      ({ country, start }) => !homes.includes(country) && AIMS_TO_LIVE.test(sentence.slice(0, start)),
    );
    return city && { own: own.name, name: city.name, start: city.start };
  };
};

/** "Why Reed?" and "I know that Whitman will be the place for me"; "I have chosen the CLIMATE-MED programme" for another one. */
const otherNamed = (reading: Reading): ((sentence: string) => OtherHost | undefined) => {
  const { prompt = '' } = reading.input;
  const asked = new Set(tokensOf(askedText(reading).toLowerCase()));
  const why = WHY_NAMED_PROMPT.test(prompt) ? /[Ww]hy (?:the )?([^?]+)\?/.exec(prompt)?.[1] : undefined;
  const course = /\b(?:Master|MSc|Programme|Program) (?:in|of|on) (\p{Lu}[^.:()?]+)/u
    .exec(prompt)?.[1]
    ?.trim();
  const read = (sentence: string, frame: RegExp, own: string | undefined) => {
    const [, name = ''] = frame.exec(sentence) ?? [];
    const isOther = name !== '' && !tokensOf(name.toLowerCase()).some((word) => asked.has(word));
    return own !== undefined && isOther ? { own, name, start: sentence.indexOf(name) } : undefined;
  };
  return (sentence) =>
    read(sentence, IS_THE_PLACE, why) ??
    read(sentence, CHOSEN_COURSE, course) ??
    read(sentence, COURSE_APPLIED_FOR, course);
};

const CHOICE = /\bI (?:have )?(?:chose|choose|chosen)\b/;

/** A sentence on what the writer applies for now: no past, no later plan, no comparison, nobody else. */
const speaksOfAim = ({ text }: Sentence): boolean =>
  CHOICE.test(text) ||
  ((APPLIES_FOR.test(text) || /\bI need\b/.test(text)) && !LATER.test(text) && !NOT_APPLIED_FOR.test(text));

/** In the order in which they are told; some read only sentences on what the writer applies for. */
const READERS = [
  otherNamed,
  otherApplication,
  otherInstitution,
  otherCountry,
  otherCity,
  praisedCountry,
] as const;
const OF_AIMS = new Set<(typeof READERS)[number]>([otherInstitution, otherCountry, otherCity]);

/** The university, country or city of another application. */
export const otherHost: Check = {
  id: 'other-host',
  category: 'Name of the place',
  kind: 'contradiction',
  rubric: 'Prompt fit',
  languages: 'english',
  find: (reading) => {
    const aims = reading.traits.filter(
      ({ sentence, act }) => (!act || CHOICE.test(sentence.text)) && speaksOfAim(sentence),
    );
    const found = READERS.flatMap((toRead) => {
      const read = toRead(reading);
      return (OF_AIMS.has(toRead) ? aims : reading.traits).flatMap(({ sentence }) => {
        const other = read(sentence.text);
        return other ? [{ sentence, ...other }] : [];
      });
    });
    const [first] = found;
    if (!first) return [];
    // A country beside another university is told with it.
    const second = found.find(({ sentence }) => sentence !== first.sentence);
    const also = second ? ` And this one: ${quote(second.sentence.text, 80)}?` : '';
    const { sentence, own, name, start } = first;
    return [
      {
        suggestion: `This is for ${quote(own)}, and the essay names ${quote(name)}. Is this sentence from another application: ${quote(sentence.text, 110)}?${also}`,
        at: [{ start: sentence.start + start, end: sentence.start + start + name.length }],
        weight: 95,
        severity: 'high',
      },
    ];
  },
};
