import { readFileSync } from 'node:fs';
import { isCountryCode } from '@laurel/taxonomies';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { critique } from '../critique.ts';
import { applyModelReview } from '../model-review/apply-model-review.ts';
import type { ModelReading, ModelRemark } from '../model-review/model-reply.ts';
import { sentencesOf } from '../model-review/passes.ts';
import { HELP_LINES } from './help-lines.generated.ts';
import { disclosesPresentRisk } from './safety.ts';

const FILES = ['opened', 'tune'];
const passages = FILES.flatMap(
  (file) =>
    parse(readFileSync(`${import.meta.dirname}/../../cases/safety/${file}.yaml`, 'utf8')) as {
      is: string;
      text: string;
    }[],
);
const BEFORE =
  'In 2021 I mapped forty wells near Kitui with my sister Mwende. The county office still uses the map.';
const AFTER =
  'I plan to study hydrology in Nairobi so that a map like mine becomes a service for 212 households.';
const within = (text: string) => `${BEFORE}\n\n${text}\n\n${AFTER}`;
const PROMPT = 'Describe a challenge you have overcome and how it shaped you.';
const said = (text: string) => critique({ text: within(text), prompt: PROMPT }, { lints: [] });
const of = (label: string) => passages.filter(({ is }) => is === label).map(({ text }) => text);
/** A model that makes this one remark and stands by it. */
const readingOf = (remark: ModelRemark): ModelReading => {
  const verdict = { firstFix: null, remarks: [remark], vetoes: [] };
  const confirmed = sentencesOf(verdict).map(({ id }) => id);
  return { evidence: { rows: [], concern: { kind: 'none', quote: '' } }, verdict, confirmed, prompts: '1' };
};
const RISK = 'I want to kill myself. I have wanted it since the summer.';

describe('an essay that discloses present danger', () => {
  it.each(of('risk'))('gets a message and nothing else: %s', (text) => {
    const { safety, ...rest } = said(text);
    expect(safety?.kind).toBe('present_risk');
    expect(rest).toMatchObject({
      feedback: [],
      rewrittenSections: [],
      rubric: [],
      praise: [],
      questions: [],
    });
    expect(rest).toMatchObject({ evidenceMap: [], promptParts: [] });
    expect(rest.firstFix).toBeUndefined();
    expect(JSON.stringify(safety)).not.toContain(text.slice(0, 25));
  });

  it('names the help line of the country the student lives in, and the directory for every other country', () => {
    const lines = (countryOfResidence?: string, citizenships?: string[]) =>
      critique(
        {
          text: RISK,
          profile: {
            ...(countryOfResidence ? { countryOfResidence } : {}),
            ...(citizenships ? { citizenships } : {}),
          },
        },
        'unavailable',
      ).safety;
    expect(lines('KE', ['US'])?.helpLines).toEqual(['Befrienders Kenya: 0722 178 177']);
    expect(lines(undefined, ['US'])?.helpLines).toEqual([
      '988 Suicide & Crisis Lifeline: 988 (call or text)',
    ]);
    expect(lines('ML')?.helpLines).toEqual([]);
    expect(lines('ML')?.directory.url).toBe('https://findahelpline.com');
    expect(lines()?.helpLines).toEqual([]);
    expect(lines()?.directory.url).toBe('https://findahelpline.com');
  });

  it('says that no person has read the essay, and sends nobody to a number of another country', () => {
    const message = said(RISK).safety?.message.join(' ') ?? '';
    expect(message).toContain('No person has read your essay.');
    expect(message).toContain('call the emergency number of the place where you are');
    expect(message).not.toMatch(/\d/);
  });

  it('gets nothing from a language model either', () => {
    const input = { text: within(RISK) };
    const embedded = critique(input, { lints: [] });
    const quote = 'I mapped forty wells near Kitui';
    const item = {
      about: '',
      category: 'Voice',
      suggestion: `“${quote}” is where the reader sees you at work.`,
      quote,
      kind: 'praise' as const,
      question: '',
    };
    const { critique: reviewed, added } = applyModelReview(input, embedded, readingOf(item), 'm');
    expect([added, reviewed]).toEqual([0, embedded]);
  });

  it('is recognised in texts that are not English', () => {
    expect(disclosesPresentRisk('Llevo meses así. Ya no quiero vivir y nadie lo sabe.')).toBe(true);
    expect(disclosesPresentRisk('Estudio medicina en Quito.')).toBe(false);
  });
});

describe('an essay that discloses past violence', () => {
  it.each(of('trauma'))('quotes and advises nothing of it: %s', (text) => {
    const { safety, ...rest } = said(text);
    expect(safety?.kind).toBe('past_trauma');
    expect(safety?.title).toBe('You choose how much to tell');
    const first = text.split(' ').slice(0, 5).join(' ');
    expect(JSON.stringify(rest)).not.toContain(first);
    expect(rest.rubric.length).toBe(6);
  });

  it('is not quoted by a language model', () => {
    const input = { text: within('When I was fourteen my uncle raped me in the kitchen of our house.') };
    const embedded = critique(input, { lints: [] });
    const quote = 'my uncle raped me in the kitchen';
    const item = {
      about: '',
      category: 'Voice',
      suggestion: `“${quote}” could be told with more detail here.`,
      quote,
      kind: 'point' as const,
      question: '',
    };
    expect(applyModelReview(input, embedded, readingOf(item), 'm').refusals).toEqual({ delicate: 1 });
  });

  it('gets no repair in those sentences, and repairs elsewhere', () => {
    const text = 'My uncle raped me and I recieved no help.\n\nLater I met a freind of my aunt.';
    const lint = (written: string, to: string) => ({
      start: text.indexOf(written),
      end: text.indexOf(written) + written.length,
      rule: 'SpellCheck',
      kind: 'Spelling',
      message: '',
      replacements: [to],
    });
    const { rewrittenSections } = critique(
      { text },
      { lints: [lint('recieved', 'received'), lint('freind', 'friend')] },
    );
    expect(rewrittenSections.map(({ original }) => original)).toEqual(['Later I met a freind of my aunt.']);
  });
});

describe('an essay that tells of violence and of the years after it', () => {
  const told = [
    'I was eleven years old in 2011 when armed men entered our house in the hills and took my father to the patio.',
    'My mother put her hands over my ears, but she has small hands.',
    'He was killed that afternoon, in front of the lemon tree, and the next morning we left with two bags.',
    'We slept for seven weeks on the floor of a school in the city of Cali together with other families.',
    'For years I could not stay in a room with the door closed, and when somebody dropped a pot I hid under the table.',
  ];
  const after = 'The nightmares stayed with me during the whole of secondary school in Cali until 2017.';
  const own =
    'In 2019 I gave the children of the shelter in Pasto 12 keys for the playroom, and in the last week we made a list of turns.';
  const plain =
    'Today I study psychology in the seventh semester in Pasto and visit the shelter on Wednesdays.';
  const text = [told.join(' '), `${plain} ${after} ${plain.replace('Today', 'Since 2022')}`, own].join(
    '\n\n',
  );
  const prompt = 'Tell us about yourself and the experiences that brought you to your field.';
  const { safety, ...rest } = critique({ text, prompt }, { lints: [] });
  const everything = JSON.stringify(rest);

  it.each([...told, after])(
    'quotes nothing of the paragraph of the disclosure or of its aftermath: %s',
    (sentence) => {
      expect(safety?.kind).toBe('past_trauma');
      expect(everything).not.toContain(sentence.slice(0, 30));
    },
  );

  it('is read and quoted elsewhere', () => {
    expect(everything).toContain(own.slice(0, 30));
  });

  it('is not what a bad dream alone makes of an essay', () => {
    const dream =
      'In 2021 I had nightmares about spreadsheets, so I wrote 40 lines of Python for the cooperative in Pasto.';
    const harmless = critique({ text: `${own} ${dream}\n\n${plain}`, prompt }, { lints: [] });
    expect(harmless.safety).toBeUndefined();
    expect(JSON.stringify(harmless)).toContain(dream.slice(0, 30));
  });
});

describe('an essay that discloses nothing', () => {
  it.each(of('none'))('gets no message: %s', (text) => {
    expect(said(text).safety).toBeUndefined();
  });
});

describe('the help lines', () => {
  it.each(HELP_LINES)('of $country have a number and the page that names it', (entry) => {
    expect(isCountryCode(entry.country)).toBe(true);
    expect(entry.line.replaceAll(/\D/g, '').length).toBeGreaterThanOrEqual(3);
    expect(new URL(entry.url).protocol).toMatch(/^https?:$/);
    expect(['operator', 'official', 'list', 'report']).toContain(entry.page);
    expect(entry.seen).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('have one entry for each country', () => {
    const countries = HELP_LINES.map(({ country }) => country);
    expect(new Set(countries).size).toBe(countries.length);
  });
});
