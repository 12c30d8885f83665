import { readFileSync } from 'node:fs';
import type { CriterionKind } from '@laurel/domain';
import { parse } from 'yaml';
import { z } from 'zod';
import { oneOf } from './predicate-schemas.ts';
import type { EligibilityLine, Programme } from './programme-schema.ts';
import type { Problem, SourceFile } from './read-programme-files.ts';

/** What a record's prose may name of a person; with the kinds of conditions that carry it. */
interface Topic {
  words: readonly RegExp[];
  carriers: readonly CriterionKind[];
  isCarriedBy?: (line: EligibilityLine) => boolean;
}

const TOPICS = {
  income: {
    words: [
      /\b(?:low(?:er)?[- ]incomes?|(?:poor(?:est)?|needy) (?:famil\w+|households?|students?|people)|households? income)\b/i,
      /\b(?:means[- ]tested|financial(?:ly)? (?:need|disadvantaged)|in need|by income)\b/i,
    ],
    carriers: ['need', 'claim'],
  },
  status: {
    words: [
      /\b(?:refugees?|asylum|displaced|undocumented|orphan\w*|veterans?|foster care|care leavers?|carers?|single parents?)\b/i,
    ],
    carriers: ['other', 'claim', 'disability'],
    isCarriedBy: ({ citizenship }) => citizenship?.orStatuses !== undefined,
  },
  employer: {
    words: [
      /\b(?:employees|(?:civil|public) servants?|staff of|employed (?:by|at|in)|serving (?:teachers|officers|officials))\b/i,
    ],
    carriers: ['background', 'claim', 'work'],
  },
  membership: {
    words: [/\b(?:members? of|membership|unionists?|children of)\b/i],
    carriers: ['background', 'claim', 'minority'],
  },
  residence: {
    words: [/\b(?:residents? of|domiciled?|who live in|living in|from rural|home status|home students?)\b/i],
    carriers: ['residence', 'schooling', 'claim', 'citizenship'],
  },
  heritage: {
    words: [
      /\b(?:descent|indigenous|aboriginal|m[aā]ori|ancestry|native american|first nations?|afro-\w+|roma|black students|hispanic)\b/i,
    ],
    carriers: ['minority', 'claim'],
  },
  age: {
    words: [
      /\b(?:under (?:the age of )?\d\d|aged? (?:of )?\d\d|younger than|up to \d\d years|\d\d years old)\b/i,
    ],
    carriers: ['age', 'claim'],
  },
  gender: { words: [/\b(?:women|woman|girls|female)\b/i], carriers: ['gender'] },
  religion: {
    words: [/\b(?:catholics?|jewish|muslims?|christians?|church|protestants?|buddhists?|faith)\b/i],
    carriers: ['background', 'claim'],
  },
  year: {
    words: [
      /\b(?:(?:final|first|second|third|fourth|fifth)[- ]year|last year of|penultimate|sophomores?|juniors|seniors|grade 1[0-2]|honours)\b/i,
    ],
    carriers: ['stage', 'schooling', 'degree', 'enrolment'],
  },
  language: {
    words: [
      /\b(?:in (?:French|German|Italian|Spanish|Portuguese|Turkish|Russian|Chinese|Japanese|Arabic|Polish|Dutch|Swedish))\b/,
      /\b(?:French|German|Spanish|Portuguese)[- ](?:speak\w+|taught|language)\b/,
    ],
    carriers: ['language', 'claim'],
  },
} as const satisfies Record<string, Topic>;

type TopicName = keyof typeof TOPICS;
const TOPIC_NAMES = Object.keys(TOPICS) as [TopicName, ...TopicName[]];

/**
 * Why prose that names such a thing is no condition. `sum`: it decides how much is paid; `weighs`: it is encouraged or counts beside others;
 * `part`: one line of several that the award has; `word`: the words mean something else; `step`: something to do or to join;
 * `excluded`: it names few whom it keeps out; `papers`: it is asked for, and no limit is stated.
 */
const REASONS = ['sum', 'weighs', 'part', 'word', 'step', 'excluded', 'papers'] as const;

const decidedSchema = z.partialRecord(
  oneOf(TOPIC_NAMES),
  z.partialRecord(oneOf(REASONS), z.array(z.string()).min(1)),
);

let decided: ReadonlyMap<TopicName, ReadonlySet<string>> | undefined;

/** The records whose prose was read and found to be no condition, by topic. */
const decidedProse = (): ReadonlyMap<TopicName, ReadonlySet<string>> => {
  decided ??= new Map(
    Object.entries(
      decidedSchema.parse(parse(readFileSync(new URL('../prose-decided.yaml', import.meta.url), 'utf8'))),
    ).map(([topic, reasons]) => [
      topic as TopicName,
      new Set(Object.values(reasons).flatMap((ids) => ids ?? [])),
    ]),
  );
  return decided;
};

const isNoCondition = ({ none, procedure, strength }: EligibilityLine): boolean =>
  none !== undefined || procedure !== undefined || strength === 'info';

/** What a reader sees of a programme and no condition carries. */
const proseOf = ({ title, description, award, tags, documents, eligibility }: Programme): string[] => [
  title,
  description,
  award.text,
  ...tags,
  ...documents,
  ...eligibility.flatMap((line) => (isNoCondition(line) ? line.line : [])),
];

const topicsIn = (programme: Programme): TopicName[] => {
  const carried = programme.eligibility.filter((line) => line.strength !== 'info');
  return TOPIC_NAMES.filter((name) => {
    const { words, carriers, isCarriedBy = () => false }: Topic = TOPICS[name];
    return (
      !carried.some((line) => isCarriedBy(line) || carriers.some((kind) => line[kind] !== undefined)) &&
      proseOf(programme).some((text) => words.some((each) => each.test(text)))
    );
  });
};

/** Prose about a person that no condition carries and nobody has decided on. */
export const proseGates = (programme: Programme): string[] => {
  if (programme.ended !== undefined) return [];
  return topicsIn(programme).flatMap((topic) =>
    decidedProse().get(topic)?.has(programme.id)
      ? []
      : [
          `prose names ${topic} (${wordsIn(programme, topic)}), and no condition carries it: ` +
            `give a line ${TOPICS[topic].carriers.join(' or ')}, or decide on it in prose-decided.yaml`,
        ],
  );
};

const wordsIn = (programme: Programme, topic: TopicName): string =>
  proseOf(programme).flatMap((text) =>
    TOPICS[topic].words.flatMap((each: RegExp) => each.exec(text)?.[0] ?? []),
  )[0] ?? '';

/** Decisions on prose that isn't there any more, or that a condition carries by now. */
export const staleDecisions = (programmes: readonly Programme[]): string[] => {
  const byId = new Map(programmes.map((programme) => [programme.id, programme]));
  return [...decidedProse()].flatMap(([topic, ids]) =>
    [...ids].flatMap((id) => {
      const programme = byId.get(id);
      return programme && programme.ended === undefined && topicsIn(programme).includes(topic)
        ? []
        : [`${topic}: ${id} needs no decision any more: take it away`];
    }),
  );
};

/** What of the prose of the shipped records nobody has decided on, and decisions that are needed no more. */
export const proseProblems = (files: readonly SourceFile[]): Problem[] => [
  ...files.flatMap(({ path, content }) =>
    content.programmes.flatMap((programme) =>
      proseGates(programme).map((message) => ({ file: path, programme: programme.id, message })),
    ),
  ),
  ...staleDecisions(files.flatMap(({ content }) => content.programmes)).map((message) => ({
    file: 'prose-decided.yaml',
    message,
  })),
];
