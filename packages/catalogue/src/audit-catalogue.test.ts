import type { ScholarshipRecord } from '@laurel/domain';
import { describe, expect, it } from 'vitest';
import { auditCatalogue, diffCatalogues, dueFacts } from './audit-catalogue.ts';
import { EXAMPLE_PAGE, programmeWith, readFile } from './testing/example-programme.ts';
import { toRecord } from './to-record.ts';

const TODAY = '2026-11-21';

const recordWith = (changes: Record<string, unknown>): ScholarshipRecord => {
  const programme = readFile([programmeWith(changes)]).files[0]?.content.programmes[0];
  if (programme === undefined) throw new Error('the programme does not keep to the format');
  return toRecord('Example Foundation', programme);
};
const named = (letter: string) => recordWith({ id: `example-${letter}` });
const many = [...'abcdefghijklmnopqrst'].map(named);
const ids = (drawn: readonly { id: string }[]) => drawn.map(({ id }) => id);

describe('an audit', () => {
  it('draws the same records for the same seed, whatever order they come in', () => {
    const drawn = ids(auditCatalogue(many, { seed: 7, draw: 5 }));
    expect(new Set(drawn).size).toBe(5);
    expect(ids(auditCatalogue([...many].reverse(), { seed: 7, draw: 5 }))).toEqual(drawn);
    expect(ids(auditCatalogue(many, { seed: 8, draw: 5 }))).not.toEqual(drawn);
  });

  it('draws no more than there are, and none that has ended', () => {
    const ended = recordWith({ id: 'example-ended', deadline: undefined, ended: { since: '2023' } });
    expect(ids(auditCatalogue([named('a'), ended], { seed: 1, draw: 9 }))).toEqual(['example-a']);
  });

  it('draws none of those that were read before, where it is asked for others', () => {
    const read = new Set(ids(many).slice(3));
    expect(ids(auditCatalogue(many, { seed: 7, draw: 5, except: read })).sort()).toEqual(
      ids(many).slice(0, 3),
    );
  });

  it('names for each fact the pages on which it was found', () => {
    const url = String(EXAMPLE_PAGE.url);
    const evidence = [{ ...EXAMPLE_PAGE, facts: ['award', 'eligibility:2'] }];
    const [audited] = auditCatalogue([recordWith({ evidence })], { seed: 1, draw: 1 });
    const found = Object.fromEntries(audited?.facts.map(({ fact, foundOn }) => [fact, foundOn]) ?? []);
    expect(found).toEqual({
      programme: [],
      'eligibility:1': [],
      'eligibility:2': [url],
      'eligibility:3': [],
      award: [url],
      deadline: [],
      page: [],
    });
  });
});

describe('what is due', () => {
  const readOn = (day: string) =>
    recordWith({ id: `example-${day}`, evidence: [{ ...EXAMPLE_PAGE, read: day, pageDate: '2024' }] });

  it('is each fact by its own kind, the one that waits longest first', () => {
    const ended = recordWith({ id: 'example-ended', deadline: undefined, ended: { since: '2023' } });
    const records = [readOn('2026-11-20'), readOn('2026-08-01'), ended];
    expect(dueFacts(records, TODAY)).toEqual([
      {
        ...{
          id: 'example-2026-08-01',
          fact: 'deadline',
          basis: 'page',
          link: 'https://example.org/scholarship',
        },
        ...{ confirmed: '2026-08-01', reviewBy: '2026-11-01', standing: 'due' },
      },
      expect.objectContaining({ id: 'example-2026-08-01', fact: 'page', reviewBy: '2026-11-01' }),
    ]);
    const later = dueFacts(records, '2027-09-21').map(({ id, fact, standing }) => [id, fact, standing]);
    expect(later).toContainEqual(['example-2026-08-01', 'award', 'last_known']);
    expect(later).not.toContainEqual(['example-2026-11-20', 'award', expect.anything()]);
  });

  it('is a summary that nothing has confirmed, a year after such days began to be kept', () => {
    const never = recordWith({ id: 'example-never', evidence: [] });
    expect(dueFacts([never], '2027-02-22')).toEqual([]);
    expect(dueFacts([never], '2027-11-23').map(({ fact, confirmed }) => [fact, confirmed])).toEqual([
      ['page', null],
      ['deadline', null],
      ['award', null],
      ['eligibility', null],
    ]);
  });
});

describe('the difference of two catalogues', () => {
  it('is what came, what went, and which keys of a record changed', () => {
    const before = [named('a'), named('b')];
    const after = [recordWith({ id: 'example-b', location: 'Austria' }), named('c')];
    expect(diffCatalogues(before, after)).toEqual({
      added: ['example-c'],
      removed: ['example-a'],
      changed: [{ id: 'example-b', keys: ['location', 'texts'] }],
    });
    expect(diffCatalogues(before, before)).toEqual({ added: [], removed: [], changed: [] });
  });
});
