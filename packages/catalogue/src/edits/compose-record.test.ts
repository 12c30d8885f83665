import { nextDeadline } from '@laurel/domain';
import { describe, expect, it } from 'vitest';
import { type Programme, programmeSchema } from '../programme-schema.ts';
import { programmeWith } from '../testing/example-programme.ts';
import { toRecord } from '../to-record.ts';
import { type CatalogueLayer, composeRecord } from './compose-record.ts';
import { readPatch } from './programme-patch.ts';

const example = (changes: Record<string, unknown> = {}): Programme =>
  programmeSchema.parse(programmeWith(changes));
const record = toRecord('Example Foundation', example());
const base = { record, revision: 'r1' };
const edit = (patch: object): CatalogueLayer => ({
  layer: 'edit',
  patch: patch as CatalogueLayer['patch'],
  over: null,
  revision: null,
});
const update = (over: string | null, revision: string, patch: object): CatalogueLayer => ({
  ...edit(patch),
  layer: 'update',
  over,
  revision,
});
const composed = (...layers: CatalogueLayer[]) => composeRecord(base, layers)?.record;
const dated = (day: string) => ({ deadline: { kind: 'date', dates: [day], text: `Closes on ${day}` } });

describe('a change over a record', () => {
  it('replaces the keys that it names and no other', () => {
    const next = composed(edit({ title: 'A Better Title', documents: ['CV'] }));
    expect(next).toMatchObject({ title: 'A Better Title', documents: ['CV'], award: record.award });
    expect(next?.texts.title).toBe('A Better Title');
    expect(record.title).not.toBe('A Better Title');
  });

  it('with new lines changes the conditions and what they quote', () => {
    const eligibility = [
      { line: 'Citizens of Kenya or Uganda.', citizenship: { anyOf: ['KE', 'UG'] } },
      {
        line: 'For a doctorate at universities in Norway.',
        level: { anyOf: ['phd'] },
        host: { countries: ['NO'] },
      },
    ];
    const next = composed(edit({ eligibility }));
    expect(next?.criteria.map(({ kind }) => kind).sort()).toEqual(['citizenship', 'host', 'level']);
    expect(next?.hostCountries).toEqual(['NO']);
    for (const { evidence } of next?.criteria ?? [])
      for (const { field, start, end, quote } of evidence)
        expect(next?.texts[field]?.slice(start, end)).toBe(quote);
  });

  it('with a dated deadline makes it announced, until an edit over it says another', () => {
    const next = composed(edit(dated('2027-03-01')), edit(dated('2027-04-15')));
    expect(next && nextDeadline(next, '2026-11-23')).toMatchObject({
      status: 'announced',
      date: '2027-04-15',
    });
  });

  it('with a round of last year makes the yearly rule narrower and keeps the other rounds', () => {
    const cycles = (closes: string) => ({ cycles: [{ closes, url: 'https://example.org/scholarship' }] });
    const next = composed(
      edit({ deadline: { kind: 'unknown', dates: [], text: 'Not told' } }),
      edit(cycles('2024-10-30')),
      edit(cycles('2025-10-31')),
    );
    expect(next?.deadline).toMatchObject({ kind: 'yearly', dates: ['--10-31'] });
    expect(next?.deadline.cycles).toHaveLength(2);
  });

  it('keeps the window of the rounds that others reported when one that they reported in another month joins them', () => {
    const url = 'https://example.com/news';
    const news = { url, read: '2026-11-22', by: 'reported', facts: ['deadline'] };
    const cycles = [
      { closes: '2024-10-07', url },
      { closes: '2025-11-05', url },
    ];
    const deadline = { kind: 'unknown', dates: [], text: 'Not told' };
    const reported = {
      record: toRecord('Example Foundation', example({ deadline, cycles, evidence: [news] })),
      revision: 'r1',
    };
    const window = { from: '--10-07', to: '--11-05' };
    expect(reported.record.deadline).toMatchObject({ kind: 'yearly', window });
    const next = composeRecord(reported, [
      edit({ cycles: [{ closes: '2023-09-20', url }], evidence: [news] }),
    ])?.record;
    expect(next?.deadline).toMatchObject({ kind: 'yearly', dates: ['--10-07'], window });
    expect(next?.deadline.cycles).toHaveLength(3);
  });

  it('that ends it takes the deadline away; null brings nothing back but the key', () => {
    const next = composed(edit({ ended: { since: '2026' } }));
    expect(next?.ended).toEqual({ since: '2026' });
    expect(composed(edit({ ended: { since: '2026' } }), edit({ ended: null }))?.ended).toBeUndefined();
  });

  it('with evidence of the organiser for each line raises the basis, and keeps other evidence', () => {
    const evidence = (url: string, facts: string[]) => ({
      evidence: [{ url, read: '2026-11-22', by: 'organiser', facts }],
    });
    const bare = { record: toRecord('Example Foundation', example({ evidence: [] })), revision: null };
    const next = composeRecord(bare, [
      edit(evidence('https://example.org/a', ['award'])),
      edit(evidence('https://example.org/b', ['eligibility'])),
    ])?.record;
    expect(next?.provenance).toMatchObject({ basis: 'page', checked: '2026-11-22' });
    expect(next?.provenance.evidence).toHaveLength(2);
  });

  it('changes the page without losing the place of applying, and takes that away', () => {
    const next = composed(edit({ page: 'https://example.org/new', apply: 'https://example.org/form' }));
    expect(next).toMatchObject({ page: 'https://example.org/new', link: 'https://example.org/form' });
    const without = composed(edit({ page: 'https://example.org/new' }), edit({ apply: null }));
    expect(without?.link).toBe('https://example.org/new');
    expect(without?.page).toBeUndefined();
  });

  it('that is a whole programme makes a record where there was none', () => {
    const whole = { organization: 'Local Trust', ...example({ id: 'local-award' }) };
    const added = composeRecord(null, [edit(whole)])?.record;
    expect(added).toMatchObject({ id: 'local-award', organization: 'Local Trust' });
    expect(added?.provenance.source).toBe('local');
    expect(composeRecord(null, [edit({ title: 'Nothing beneath' })])).toBeNull();
  });
});

describe('an update', () => {
  it('counts over the revision that it was made for, and ends with a release of its own', () => {
    const layers = [update('r1', 'r2', dated('2027-03-01')), update('r2', 'r3', dated('2027-04-01'))];
    const days = (revision: string) => composeRecord({ record, revision }, layers)?.record.deadline.dates;
    expect(days('r1')).toEqual(['2027-04-01']);
    expect(days('r2')).toEqual(['2027-04-01']);
    expect(days('r3')).toEqual(record.deadline.dates);
    expect(days('r4')).toEqual(record.deadline.dates);
  });

  it('lies below what was edited here, whichever came first', () => {
    const layers = [
      edit(dated('2027-05-05')),
      update('r1', 'r2', { ...dated('2027-03-01'), title: 'Renamed by them' }),
    ];
    expect(composed(...layers)).toMatchObject({
      title: 'Renamed by them',
      deadline: { dates: ['2027-05-05'] },
    });
  });
});

describe('a patch', () => {
  it.each([
    [{ dedline: {} }, /dedline/],
    [{ title: null }, /title/],
    [{ deadline: { kind: 'date', dates: ['31.12.2026'], text: 'soon' } }, /deadline/],
    [{}, /says nothing/],
    [{ id: 'new-award', title: 'Only a title' }, /is missing|Invalid/],
  ])('that is wrong is refused in one line: %j', (patch, message) => {
    expect(() => readPatch(patch)).toThrow(message);
  });

  it('of an older schema is passed over, so that the catalogue loads', () => {
    expect(composed(edit({ gone: 'key' }), edit({ title: 'Still applied' }))?.title).toBe('Still applied');
  });
});
