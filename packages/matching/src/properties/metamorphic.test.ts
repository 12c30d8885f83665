import type { CriterionKind, Profile, ScholarshipRecord, Student } from '@laurel/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RULES } from '../criteria/rules.ts';
import { compileStudent, type Evaluation, evaluate } from '../index.ts';
import { profile, record, student, TODAY } from './arbitraries.ts';

const judge = (r: ScholarshipRecord, s: Student): Evaluation => evaluate(r, compileStudent(s, TODAY));

const changed = ({ profile: p, preferences }: Student, facts: Profile): Student => {
  return { preferences, profile: { ...p, ...facts } };
};

const [bare] = fc.sample(record, { numRuns: 1, seed: 1 }) as [ScholarshipRecord];
const [{ preferences: plain }] = fc.sample(student, { numRuns: 1, seed: 1 }) as [Student];

const isAdmittedByCountry = ({ members }: Evaluation['units'][number]): boolean =>
  members.some(({ criterion, verdict }) => criterion.kind === 'citizenship' && verdict.outcome === 'met');

const ORDER = { not_met: 0, unknown: 1, not_applicable: 2, met: 2 } as const;

describe('a fact that was missing', () => {
  it('never changes a verdict that was already decided, unless it answers that criterion itself', () => {
    fc.assert(
      fc.property(
        record,
        student,
        profile,
        fc.constantFrom('gender', 'dateOfBirth', 'enrolment', 'currentDegree'),
        (r, s, facts, name) => {
          const { [name]: _, stage, degrees, ...rest } = s.profile;
          // A list of degrees or a stage that contradicts the answer would be two answers, not one more.
          const saysStudy = name === 'currentDegree' || name === 'enrolment';
          const without: Profile = saysStudy
            ? rest
            : { ...rest, ...(stage && { stage }), ...(degrees && { degrees }) };
          const lone = { ...r, criteria: r.criteria.map(({ alternative: __, ...rest }) => rest) };
          const bare = { ...s, profile: without };
          const told = changed(bare, { [name]: facts[name] });
          const [before, after] = [judge(lone, bare).verdicts, judge(lone, told).verdicts];
          const read = (kind: CriterionKind, of: Student) =>
            JSON.stringify(RULES[kind].reads(compileStudent(of, TODAY)));
          const reads = (kind: CriterionKind) => read(kind, bare) !== read(kind, told);
          before.forEach((verdict, index) => {
            const isAsked = verdict.outcome === 'unknown' && (verdict.fact === name || reads(verdict.kind));
            // What is set against a wish follows from what else was said until the student says more.
            const isRankedOnly = verdict.strength !== lone.criteria[index]?.strength;
            const isWish = verdict.kind === 'host' || verdict.kind === 'purpose' || isRankedOnly;
            if (!isAsked && !isWish) expect(after[index]?.outcome).toBe(verdict.outcome);
          });
        },
      ),
    );
  });

  it('never lowers the score when it turns an unknown demand into a met one', () => {
    fc.assert(
      fc.property(record, student, fc.constantFrom('female' as const, 'male' as const), (r, s, gender) => {
        const { gender: _, ...without } = s.profile;
        const before = judge(r, { ...s, profile: without });
        const after = judge(r, changed({ ...s, profile: without }, { gender }));
        const worse = after.units.some(
          (unit, i) => ORDER[unit.outcome] < ORDER[before.units[i]?.outcome ?? 'not_met'],
        );
        // One of the ways in that an open demand leaves has been lost.
        const narrowed = after.units.some(
          ({ outcome, members }, i) =>
            outcome === 'unknown' &&
            members.some(
              ({ verdict }, m) =>
                verdict.outcome === 'not_applicable' &&
                before.units[i]?.members[m]?.verdict.outcome === 'unknown',
            ),
        );
        if (!worse && !narrowed) expect(after.score).toBeGreaterThanOrEqual(before.score);
      }),
    );
  });
});

describe('raising the grade average', () => {
  it('never worsens a verdict or lowers the score', () => {
    fc.assert(
      fc.property(
        record,
        student,
        fc.constantFrom(2, 2.5, 3, 3.49),
        fc.constantFrom(0, 0.01, 0.5),
        (r, s, gpa, more) => {
          const at = (value: number) => judge(r, { ...s, preferences: { ...s.preferences, gpa: value } });
          const [low, high] = [at(gpa), at(gpa + more)];
          low.units.forEach((unit, i) => {
            expect(ORDER[high.units[i]?.outcome ?? 'not_met']).toBeGreaterThanOrEqual(ORDER[unit.outcome]);
          });
          expect(high.score).toBeGreaterThanOrEqual(low.score);
        },
      ),
    );
  });
});

describe('one more year of work, once any was said', () => {
  it('never lowers the score', () => {
    fc.assert(
      fc.property(record, student, (r, s) => {
        const { workExperience } = s.preferences;
        fc.pre(workExperience > 0);
        const more = { ...s, preferences: { ...s.preferences, workExperience: workExperience + 1 } };
        expect(judge(r, more).score).toBeGreaterThanOrEqual(judge(r, s).score);
      }),
    );
  });
});

describe('one more citizenship', () => {
  it('never turns met into not met, unless that citizenship is excluded', () => {
    fc.assert(
      fc.property(record, student, fc.constantFrom('KE', 'DE', 'BR'), (r, s, country) => {
        const held = s.profile.citizenships ?? [];
        const before = judge(r, s).verdicts;
        const after = judge(r, changed(s, { citizenships: [...held, country] })).verdicts;
        r.criteria.forEach((criterion, i) => {
          if (criterion.kind !== 'citizenship' || criterion.noneOf !== undefined) return;
          if (before[i]?.outcome === 'met') expect(after[i]?.outcome).not.toBe('not_met');
        });
      }),
    );
  });
});

describe('a citizenship that was told', () => {
  const untold = ({
    profile: { citizenships: _, statuses: __, ...rest },
    preferences,
  }: Student): Student => ({
    preferences,
    profile: rest,
  });
  const citizens = (r: ScholarshipRecord, ...anyOf: string[]): ScholarshipRecord => {
    const quoted = {
      field: 'eligibility' as const,
      start: 0,
      end: r.eligibility.length,
      quote: r.eligibility,
    };
    const rule = { id: 'of-country', kind: 'citizenship' as const, strength: 'hard' as const, anyOf };
    return { ...r, criteria: [...r.criteria, { ...rule, evidence: [quoted] }] };
  };
  const places = fc.constantFrom(['KE'], ['KE', 'UG'], ['group:africa'], ['group:developing']);

  it('never stands below one that was not, where it is what the award asks for', () => {
    fc.assert(
      fc.property(record, student, places, (r, s, anyOf) => {
        const plain = citizens(
          { ...r, criteria: r.criteria.filter(({ kind }) => kind === 'level') },
          ...anyOf,
        );
        const silent = untold(s);
        const told = changed(silent, { citizenships: ['KE'] });
        expect(judge(plain, told).score).toBeGreaterThanOrEqual(judge(plain, silent).score);
      }),
    );
  });

  it('leaves awards that ask for none where they were', () => {
    fc.assert(
      fc.property(record, student, (r, s) => {
        const plain = { ...r, criteria: r.criteria.filter(({ kind }) => kind === 'level' || kind === 'gpa') };
        const silent = untold(s);
        const told = changed(silent, { citizenships: ['KE'] });
        expect(judge(plain, told).score).toBe(judge(plain, silent).score);
      }),
    );
  });

  it('is never worth less for silence than a rule that admits fewer, nor more than none', () => {
    fc.assert(
      fc.property(record, student, (r, s) => {
        const silent = untold(s);
        const [none, many, one] = [r, citizens(r, 'group:africa'), citizens(r, 'KE')];
        const [free, wide, narrow] = [none, many, one].map((each) => judge(each, silent).score);
        expect(free).toBeGreaterThanOrEqual(wide ?? 0);
        expect(wide).toBeGreaterThanOrEqual(narrow ?? 0);
      }),
    );
  });
});

describe('one more country', () => {
  it('on the list of admitted nationalities never lowers anyone whom the list did not admit', () => {
    fc.assert(
      fc.property(record, student, fc.constantFrom('KE', 'US', 'group:africa'), (r, s, place) => {
        const wider = r.criteria.map((each) =>
          each.kind === 'citizenship' && each.anyOf !== undefined
            ? { ...each, anyOf: [...each.anyOf, place] }
            : each,
        );
        const before = judge(r, s);
        // Whoever is admitted already loses what being one of few is worth.
        fc.pre(!before.units.some(isAdmittedByCountry));
        expect(judge({ ...r, criteria: wider }, s).score).toBeGreaterThanOrEqual(before.score);
      }),
    );
  });

  it('on a preferred list that a status may open lowers nobody who holds neither', () => {
    const preferring = (...anyOf: string[]): ScholarshipRecord => ({
      ...bare,
      criteria: [
        { id: 'c', kind: 'citizenship', strength: 'preferred', evidence: [], anyOf, orStatuses: ['refugee'] },
      ],
    });
    const german: Student = {
      preferences: plain,
      profile: { citizenships: ['DE'], countryOfResidence: 'KE' },
    };
    const [narrow, wide] = [judge(preferring('US'), german), judge(preferring('US', 'KE'), german)];
    expect([narrow.soft.not_met, wide.soft.unknown]).toEqual([1, 1]);
    expect(wide.score).toBeGreaterThanOrEqual(narrow.score);
  });

  it('among those the student would study in never lowers a score, once there is one', () => {
    fc.assert(
      fc.property(record, student, fc.constantFrom('Germany', 'Kenya', 'Brazil'), (r, s, country) => {
        const { preferredCountries } = s.preferences;
        fc.pre(preferredCountries.length > 0);
        const wider = {
          ...s,
          preferences: { ...s.preferences, preferredCountries: [...preferredCountries, country] },
        };
        expect(judge(r, wider).score).toBeGreaterThanOrEqual(judge(r, s).score);
      }),
    );
  });
});

describe('interests and goals', () => {
  it('never lower a score by being written down', () => {
    fc.assert(
      fc.property(record, student, (r, s) => {
        const silent = { ...s, preferences: { ...s.preferences, researchInterests: '', careerGoals: '' } };
        expect(judge(r, s).score).toBeGreaterThanOrEqual(judge(r, silent).score);
      }),
    );
  });
});
