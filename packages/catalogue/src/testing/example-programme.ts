import { stringify } from 'yaml';
import { parseProgrammeFile, type ReadResult } from '../read-programme-files.ts';

type Json = Record<string, unknown>;

/** The organiser's page, which bears out everything. */
export const EXAMPLE_PAGE: Json = {
  url: 'https://example.org/scholarship/apply',
  pageDate: '2026-09',
  read: '2026-11-21',
  by: 'organiser',
  facts: ['programme', 'eligibility', 'award', 'deadline'],
};

/** A programme that breaks no rule; each test changes what it is about. */
export const exampleProgramme: Json = {
  id: 'example-public-health',
  title: 'Example Public Health Scholarship',
  page: 'https://example.org/scholarship',
  description:
    'Funds a degree in public health at universities in Germany for graduates with professional experience.',
  location: 'Germany',
  eligibility: [
    { line: 'Citizens of countries on the list of aid recipients.', citizenship: { anyOf: ['group:dac'] } },
    {
      line: "For a master's degree in public health or nursing.",
      level: { anyOf: ['masters'] },
      field: { anyOf: ['0913', '091'] },
    },
    { line: 'At universities in Germany.', host: { countries: ['DE'] } },
  ],
  award: {
    kind: 'full',
    currency: 'EUR',
    min: 992,
    max: 1400,
    period: 'month',
    text: 'Monthly stipend and travel',
  },
  benefits: ['Monthly stipend'],
  deadline: { kind: 'yearly', dates: ['--10-31'], text: 'Usually 31 October', timeZone: 'Europe/Berlin' },
  documents: ['CV'],
  selection: ['Academic record'],
  tags: ['Foundation'],
  evidence: [EXAMPLE_PAGE],
};

/** The example with some of its keys replaced; `undefined` takes a key away. */
export const programmeWith = (changes: Json): Json => {
  const changed = { ...exampleProgramme, ...changes };
  return Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined));
};

/** Reads programmes as one file of the catalogue would be read. */
export const readFile = (
  programmes: Json[],
  path = 'europe/example.yaml',
  organization = 'Example Foundation',
): ReadResult => {
  const result: ReadResult = { files: [], problems: [] };
  parseProgrammeFile(path, stringify({ organization, programmes }), result);
  return result;
};
