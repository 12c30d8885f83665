import type { Criterion, ScholarshipRecord } from '@laurel/domain';

type Line = [line: string, ...criteria: Record<string, unknown>[]];

interface Sketch {
  id: string;
  title: string;
  organization?: string;
  location?: string;
  hostCountries?: string[];
  lines: Line[];
  award?: ScholarshipRecord['award'];
  deadline?: ScholarshipRecord['deadline'];
}

/** A record whose criteria quote their eligibility lines. For tests only: none of these scholarships exists. */
export const recordFrom = (sketch: Sketch): ScholarshipRecord => {
  const eligibility = sketch.lines.map(([line]) => line).join('\n');
  const criteria = sketch.lines.flatMap(([line, ...parts], index) =>
    parts.map((part, at) => {
      const start = eligibility.indexOf(line);
      const evidence = [{ field: 'eligibility', start, end: start + line.length, quote: line }];
      return { id: `c${index}-${at}`, strength: 'hard', evidence, ...part } as unknown as Criterion;
    }),
  );
  return {
    id: sketch.id,
    title: sketch.title,
    organization: sketch.organization ?? 'Test Foundation',
    description: `${sketch.title}, for tests.`,
    eligibility,
    location: sketch.location ?? 'Germany',
    link: `https://example.org/${sketch.id}`,
    hostCountries: sketch.hostCountries ?? ['DE'],
    criteria,
    award: sketch.award ?? { kind: 'full', text: 'Full funding' },
    deadline: sketch.deadline ?? { kind: 'yearly', dates: ['--03-01'], text: 'Usually 1 March' },
    documents: ['CV', 'Two references'],
    selection: [],
    benefits: [],
    tags: ['Test'],
    texts: { eligibility },
    parsedFully: true,
    provenance: { source: 'test', checked: '2026-11-20', confidence: 'high', method: 'human', basis: 'page' },
  };
};

const germany = { kind: 'host', countries: ['DE'] };

/** Seven small scholarships: fitting, closed, for another level, for others only, and so on. */
export const scholarshipFixture = (): ScholarshipRecord[] => [
  recordFrom({
    id: 'health-germany',
    title: 'Public Health in Germany',
    lines: [
      [
        'For a master’s degree in public health.',
        { kind: 'level', anyOf: ['masters'] },
        { kind: 'field', anyOf: ['0988', '0912'] },
      ],
      ['At universities in Germany.', germany],
      ['Citizens of Kenya, Uganda or Tanzania.', { kind: 'citizenship', anyOf: ['KE', 'UG', 'TZ'] }],
    ],
  }),
  recordFrom({
    id: 'any-field-germany',
    title: 'Any Field in Germany',
    lines: [
      ['For a master’s degree.', { kind: 'level', anyOf: ['masters'] }],
      ['At universities in Germany.', germany],
    ],
  }),
  recordFrom({
    id: 'doctorate-only',
    title: 'Doctorate Only',
    lines: [['For a doctorate.', { kind: 'level', anyOf: ['phd'] }]],
  }),
  recordFrom({
    id: 'closed-last-month',
    title: 'Closed Last Month',
    lines: [['For a master’s degree.', { kind: 'level', anyOf: ['masters'] }]],
    deadline: { kind: 'date', dates: ['2026-10-21'], text: '21 October 2026' },
  }),
  recordFrom({
    id: 'gpa-three-five',
    title: 'Grade Average of 3.5',
    lines: [
      ['For a master’s degree.', { kind: 'level', anyOf: ['masters'] }],
      ['A grade average of at least 3.5 of 4.0.', { kind: 'gpa', min: 3.5, scale: '4.0' }],
    ],
  }),
  recordFrom({
    id: 'rolling-france',
    title: 'Rolling in France',
    location: 'France',
    hostCountries: ['FR'],
    lines: [['At universities in France.', { kind: 'host', countries: ['FR'] }]],
    deadline: { kind: 'rolling', dates: [], text: 'Rolling' },
    award: { kind: 'partial', currency: 'EUR', min: 500, max: 500, period: 'month', text: '€500 a month' },
  }),
  recordFrom({
    id: 'women-in-law',
    title: 'Women in Law',
    lines: [
      ['For women.', { kind: 'gender', anyOf: ['female'] }],
      ['For law.', { kind: 'field', anyOf: ['0421'] }],
    ],
  }),
];
