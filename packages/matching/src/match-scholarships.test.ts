import type { Preferences, Profile } from '@laurel/domain';
import { describe, expect, it } from 'vitest';
import { PLAIN_PREFERENCES, toRecord } from '../cases/read-cases.ts';
import { compileStudent, ENGINE_VERSION, evaluate, matchScholarships } from './index.ts';
import { isTail } from './rank-scholarships.ts';

const student = (preferences: Partial<Preferences> = {}, profile: Profile = {}) =>
  compileStudent(
    { profile, preferences: { ...PLAIN_PREFERENCES, workExperience: 1, ...preferences } },
    '2026-11-21',
  );
const scholarship = (id: string, ...criteria: object[]) => toRecord({ id, criteria: criteria as never[] });
const kenyans = { kind: 'citizenship', anyOf: ['KE'] };
const women = { kind: 'gender', anyOf: ['female'] };
const experienced = { kind: 'work', minYears: 2 };
const ids = (list: { scholarshipId: string }[]) => list.map(({ scholarshipId }) => scholarshipId);

describe('the order of matches', () => {
  const dated = (id: string, title: string, ...dates: string[]) => ({
    ...toRecord({ id, title, deadline: { kind: dates.length > 0 ? 'date' : 'unknown', dates, text: '' } }),
  });

  it('breaks ties by the sooner deadline, then the title, then the id', () => {
    const records = [
      dated('4', 'B'),
      dated('3', 'A'),
      dated('2', 'A', '2027-05-01'),
      dated('1', 'A', '2027-04-01'),
      dated('5', 'A', '2027-04-01'),
    ];
    expect(ids(matchScholarships(records, student()).matches)).toEqual(['1', '5', '2', '3', '4']);
  });

  it('compares by code unit, so that it is the same in every locale', () => {
    const records = [dated('1', 'ä'), dated('2', 'z'), dated('3', 'Z')];
    expect(ids(matchScholarships(records, student()).matches)).toEqual(['3', '2', '1']);
  });
});

describe('an award that names the student’s own country', () => {
  it('stands before one for many countries, free text beside it or not', () => {
    const text = { kind: 'other', text: 'The call lists the fields of the year.' };
    const many = { kind: 'citizenship', anyOf: ['group:africa'] };
    const records = [scholarship('many', many, text), scholarship('own', kenyans, text)];
    expect(ids(matchScholarships(records, student({}, { citizenships: ['KE'] })).matches)).toEqual([
      'own',
      'many',
    ]);
  });
});

describe('an award for citizens or residents of some countries, of somebody who has told neither', () => {
  const inJapan = { preferredCountries: ['Japan'], budgetRange: 'full' as const };
  const ofJapan = (id: string, ...criteria: object[]) =>
    toRecord({
      id,
      hostCountries: ['JP'],
      award: { kind: 'full', text: 'All' },
      benefits: ['tuition', 'living', 'travel', 'insurance'] as never[],
      criteria: [
        { kind: 'level', anyOf: ['masters'] },
        { kind: 'purpose', anyOf: ['degree'] },
        ...criteria,
      ] as never[],
    });
  const world = { kind: 'citizenship', noneOf: ['IR'] };
  const records = [
    ofJapan('citizens-of-one', { ...kenyans }),
    ofJapan('residents-of-one', { kind: 'residence', anyOf: ['KE'] }),
    ofJapan('citizens-of-four', { kind: 'citizenship', anyOf: ['KE', 'AO', 'UG', 'RW'] }),
    ofJapan('europeans', { kind: 'citizenship', anyOf: ['group:eu'] }),
    ofJapan('africans', { kind: 'citizenship', anyOf: ['group:africa'] }),
    ofJapan('nearly-all', world),
    ofJapan('anybody'),
    ofJapan('graded', { kind: 'gpa', min: 3 }),
  ];
  const scores = (profile: Profile) =>
    new Map(records.map((each) => [each.id, evaluate(each, student(inJapan, profile)).score]));

  it('stands after all that ask for none, the later the fewer countries it admits', () => {
    const order = [...scores({})].sort(([, a], [, b]) => b - a).map(([id]) => id);
    expect(order.slice(0, 6)).toEqual([
      'anybody',
      'graded',
      'nearly-all',
      'africans',
      'europeans',
      'citizens-of-four',
    ]);
    expect(order.slice(6).toSorted()).toEqual(['citizens-of-one', 'residents-of-one']);
  });

  it('stays in the list behind a better one where it would be strong once told, else the question tells of it', () => {
    const women = { kind: 'gender', anyOf: ['female'] };
    const asked = (profile: Profile, demands: object[], ...more: ReturnType<typeof ofJapan>[]) => {
      const held = ['held', 'held-too'].map((id) => ofJapan(id, kenyans, ...demands));
      const { matches, openQuestion } = matchScholarships([...held, ...more], student(inJapan, profile));
      return [ids(matches), openQuestion?.fact, openQuestion?.settles, openQuestion?.of];
    };
    const better = ofJapan('better', women);
    const woman: Profile = { gender: 'female' };
    const strong = [women, { kind: 'work', minYears: 1 }, { kind: 'level', anyOf: ['masters', 'phd'] }];
    expect(asked(woman, strong, better)).toEqual([['better', 'held', 'held-too'], 'citizenships', 2, 3]);
    expect(asked(woman, [], better)).toEqual([['better'], 'citizenships', 2, undefined]);
    expect(asked({}, [])).toEqual([['held', 'held-too'], 'citizenships', 2, 2]);
    const told = asked({ ...woman, citizenships: ['KE'] }, [], better);
    expect([told[1], (told[0] as string[]).length]).toEqual([undefined, 3]);
  });

  it('is asked about first, whatever else would settle more', () => {
    const grade = { kind: 'work', minYears: 2 };
    const graded = ['a', 'b', 'c'].map((id) => ofJapan(id, grade));
    const { openQuestion } = matchScholarships(
      [...graded, ofJapan('citizens', kenyans)],
      student({ ...inJapan, workExperience: 0 }),
    );
    expect(openQuestion).toEqual({
      fact: 'citizenships',
      question: 'Which citizenships do you hold?',
      label: 'your citizenship',
      settles: 1,
    });
  });

  it('asks for the country of residence of who would rather not tell the citizenship, and for neither of who told', () => {
    const first = (profile: Profile) =>
      matchScholarships([ofJapan('citizens', kenyans)], student(inJapan, profile)).openQuestion?.fact;
    expect(first({ declined: ['citizenships'] })).toBe('countryOfResidence');
    expect(first({ declined: ['citizenships', 'countryOfResidence'] })).toBeUndefined();
    expect(first({ citizenships: ['KE'] })).toBeUndefined();
  });

  it('keeps its place where the student lives in one of them, and where the citizenship is told', () => {
    const [told, living, silent] = [
      scores({ citizenships: ['KE'] }),
      scores({ countryOfResidence: 'KE' }),
      scores({}),
    ];
    for (const id of ['citizens-of-one', 'citizens-of-four', 'africans']) {
      expect(told.get(id)).toBeGreaterThan((silent.get(id) ?? 0) + 5);
      expect(living.get(id)).toBeGreaterThan((silent.get(id) ?? 0) + 5);
    }
    expect(scores({ countryOfResidence: 'FR' }).get('citizens-of-one')).toBe(silent.get('citizens-of-one'));
    expect(told.get('residents-of-one')).toBeGreaterThan((silent.get('residents-of-one') ?? 0) + 5);
    expect(told.get('anybody')).toBe(silent.get('anybody'));
  });

  it('is held back by no rule beside which another way in is open that many have', () => {
    const either = (...more: object[]) =>
      matchScholarships(
        [
          ofJapan(
            'either',
            { ...kenyans, alternative: 'who' },
            ...more.map((each) => ({ ...each, alternative: 'who' })),
          ),
        ],
        student(inJapan),
      ).matches[0]?.matchScore;
    const alone =
      matchScholarships([ofJapan('alone', kenyans)], student(inJapan)).matches[0]?.matchScore ?? 0;
    expect(either({ kind: 'enrolment', anyOf: ['enrolled'] })).toBeGreaterThan(alone + 5);
    expect(either({ kind: 'other', text: 'or a grandparent from Kenya' })).toBeLessThanOrEqual(alone + 1);
  });
});

describe('a part of the world to study in', () => {
  it('is all its countries, and stands in reasons and gaps by its name', () => {
    const inPlace = (id: string, host: string) => toRecord({ id, hostCountries: [host], criteria: [] });
    const records = [inPlace('de', 'DE'), inPlace('eu', 'group:europe'), inPlace('us', 'US')];
    const { matches } = matchScholarships(records, student({ preferredCountries: ['Europe'] }));
    const told = new Map(matches.map((each) => [each.scholarshipId, JSON.stringify(each)]));
    expect(told.get('de')).toContain('In Germany; you want to study in Europe');
    expect(told.get('eu')).toContain('In Europe; you want to study in Europe');
    expect(told.get('us') ?? '').not.toContain('Andorra');
  });
});

describe('aid of a state for its citizens and those who stay for good', () => {
  const aid = scholarship(
    'aid',
    { kind: 'citizenship', anyOf: ['DE'], orStatuses: ['permanent-resident:DE'], alternative: 'tie' },
    { kind: 'other', text: 'or, by law, others who live there', alternative: 'tie', strength: 'info' },
  );
  const listed = (profile: Profile) => ids(matchScholarships([aid], student({}, profile)).matches);

  it('waits for a word of somebody from elsewhere, whatever else the law may say', () => {
    expect(listed({ citizenships: ['NG'] })).toEqual([]);
    const { onlyForSome } = matchScholarships([aid], student({}, { citizenships: ['NG'] }));
    expect(onlyForSome.map(({ questionId }) => questionId)).toEqual(['status:permanent-resident:DE']);
  });

  it('is a match for its citizens, for who stays there for good and for who told nothing', () => {
    expect(listed({ citizenships: ['DE'] })).toEqual(['aid']);
    expect(listed({ citizenships: ['NG'], statuses: ['permanent-resident:DE'] })).toEqual(['aid']);
    expect(listed({})).toEqual(['aid']);
  });
});

describe('the tail of the list', () => {
  const men = { kind: 'gender', anyOf: ['male'] };
  const wishes = student({ budgetRange: 'full', preferredCountries: ['Germany'] }, { gender: 'male' });

  const full = (id: string, host: string, ...criteria: object[]) =>
    toRecord({
      id,
      hostCountries: [host],
      award: { kind: 'full', text: 'All' },
      criteria: criteria as never[],
    });
  const inGermany = full('better', 'DE', men);
  const german = student(
    { budgetRange: 'full', preferredCountries: ['Germany'] },
    { citizenships: ['DE'], gender: 'male' },
  );

  it('is left out and counted where a better match stands', () => {
    const open = [scholarship('weak', kenyans, { kind: 'age', max: 30 })];
    const { matches, tooOpen, generalTips } = matchScholarships([...open, inGermany], wishes);
    expect([ids(matches), tooOpen]).toEqual([['better'], 1]);
    expect(generalTips).toContain(
      'We left out 1 more scholarship: too much about it is open, or it is too far from what you asked for. Other answers may bring it in.',
    );
  });

  it('holds what is in another country than asked for, whatever else fits and even where nothing better stands', () => {
    const abroad = full('abroad', 'FR', men);
    const { matches, tooOpen } = matchScholarships([abroad, inGermany], wishes);
    expect([ids(matches), tooOpen]).toEqual([['better'], 1]);
    expect(ids(matchScholarships([abroad], wishes).matches)).toEqual([]);
  });

  it('holds rounds to come, too, that are another than asked for', () => {
    const leaver = student({ preferredCountries: ['Germany'] }, { intendedStart: '2027-01' });
    const late = (id: string, host: string) => ({
      ...full(id, host),
      deadline: { kind: 'yearly' as const, dates: ['--10-15'], text: 'Usually in October' },
    });
    const { nextRound, tooOpen } = matchScholarships([late('here', 'DE'), late('abroad', 'FR')], leaver);
    expect([ids(nextRound), tooOpen]).toEqual([['here'], 1]);
  });

  it('holds what names others and leaves a text as the only way in', () => {
    const citizens = { ...kenyans, alternative: 'who' };
    const text = { kind: 'other', text: 'Or another status that the call lists.', alternative: 'who' };
    const forOthers = full('others', 'DE', citizens, text, men);
    const { matches, tooOpen } = matchScholarships([forOthers, inGermany], german);
    expect([ids(matches), tooOpen]).toEqual([['better'], 1]);
  });

  it('holds what prefers the people of a few countries to this student', () => {
    const preferring = (...anyOf: string[]) =>
      full(anyOf.join(), 'DE', men, { kind: 'citizenship', anyOf, strength: 'preferred' });
    const { matches } = matchScholarships([preferring('KE'), preferring('group:africa'), inGermany], german);
    expect(ids(matches)).toEqual(['better', 'group:africa']);
  });

  it('ends sooner for a demand that may well rule out than for one that seldom does', () => {
    expect([isTail(true, true, 59.9), isTail(true, false, 59.9), isTail(false, false, 50)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([isTail(true, true, 60), isTail(true, false, 56.9)]).toEqual([false, true]);
  });

  it('stays where nothing better stands', () => {
    const open = [scholarship('weak', kenyans, { kind: 'age', max: 30 })];
    const { matches, tooOpen } = matchScholarships(open, wishes);
    expect([ids(matches), tooOpen]).toEqual([['weak'], 0]);
  });
});

describe('the order of those not eligible', () => {
  it('puts fewer failed conditions first, then those that can change', () => {
    const records = [
      scholarship('two', women, kenyans),
      scholarship('never', women),
      scholarship('later', experienced),
    ];
    const { notEligible } = matchScholarships(records, student({}, { gender: 'male', citizenships: ['TZ'] }));
    expect(ids(notEligible)).toEqual(['later', 'never', 'two']);
  });
});

describe('the result', () => {
  const records = [
    scholarship('a', kenyans),
    scholarship('b', kenyans, { kind: 'need' }),
    scholarship('c', experienced),
    toRecord({ id: 'd', deadline: { kind: 'date', dates: ['2026-11-20'], text: '' } }),
  ];

  it('counts matches by level, the rejected and the closed', () => {
    const result = matchScholarships(records, student());
    expect(result.summary).toMatchObject({ totalMatches: 2, highMatches: 0 });
    expect(result.summary.mediumMatches + result.summary.lowMatches).toBe(2);
    expect([result.notEligibleTotal, result.closed]).toEqual([1, 1]);
  });

  it('explains no more than the limits ask for and still counts all', () => {
    const { matches, notEligible, summary, notEligibleTotal } = matchScholarships(records, student(), {
      limit: 1,
      notEligibleLimit: 0,
    });
    expect([matches.length, notEligible.length]).toEqual([1, 0]);
    expect([summary.totalMatches, notEligibleTotal]).toEqual([2, 1]);
  });

  describe('with awards that wait for an answer', () => {
    const ofState = (id: string, code: string) => scholarship(id, { kind: 'residence', anyOf: [code] });
    const refugees = scholarship('r', {
      kind: 'other',
      text: 'For refugees in Germany.',
      status: 'refugee:DE',
    });
    const american = { citizenships: ['US'] };

    it('asks for the state where more of them hinge on it than on another fact', () => {
      const states = [ofState('tx', 'US-TX'), ofState('ny', 'US-NY'), scholarship('a', { kind: 'need' })];
      const { matches, openQuestion, onlyForSome, waiting, generalTips } = matchScholarships(
        states,
        student({}, american),
      );
      expect(ids(matches)).toEqual(['a']);
      expect(openQuestion).toMatchObject({ fact: 'regionOfResidence', settles: 2 });
      expect([onlyForSome, waiting]).toEqual([[], 2]);
      expect(generalTips).toContain(
        '2 more scholarships depend on your state or region of residence: tell us, and those that are open to you join the list.',
      );
      const texan = student({}, { ...american, regionOfResidence: 'US-TX' });
      expect(ids(matchScholarships(states, texan).matches)).toEqual(['tx', 'a']);
    });

    it('offers no status of a country that the student neither asked for nor lives in nor is a citizen of', () => {
      const asked = (preferredCountries: string[]) => {
        const { onlyForSome, waiting, tooOpen } = matchScholarships(
          [refugees],
          student({ preferredCountries }, american),
        );
        return [onlyForSome.map(({ questionId }) => questionId), waiting, tooOpen];
      };
      expect(asked(['United States'])).toEqual([[], 0, 1]);
      expect(asked(['Germany'])).toEqual([['status:refugee:DE'], 1, 0]);
      expect(asked([])).toEqual([['status:refugee:DE'], 1, 0]);
    });

    it('asks nothing of the people of a place that the student has nothing to do with', () => {
      const claim = (question: string, places?: string[]) =>
        scholarship(question, {
          kind: 'claim',
          question,
          text: `${question}?`,
          label: question,
          theme: 'life',
          ...(places ? { places } : {}),
        });
      const records = [claim('gi-bill', ['US']), claim('detroit-school', ['US-MI']), claim('chess-club')];
      const asked = (profile: Profile) =>
        matchScholarships(records, student({}, profile)).onlyForSome.map(({ questionId }) => questionId);
      expect(asked({})).toEqual(['chess-club', 'detroit-school', 'gi-bill']);
      expect(asked({ citizenships: ['IN'] })).toEqual(['chess-club']);
      expect(asked(american)).toEqual(['chess-club', 'detroit-school', 'gi-bill']);
      expect(asked({ ...american, regionOfResidence: 'US-TX' })).toEqual(['chess-club', 'gi-bill']);
      expect(asked({ citizenships: ['IN'], schooling: [{ place: 'US-MI' }] })).toEqual([
        'chess-club',
        'detroit-school',
        'gi-bill',
      ]);
    });

    it('asks nobody from elsewhere whether they are of a people at home in few countries', () => {
      const records = ['navajo', 'black'].map((group) =>
        scholarship(group, { kind: 'minority', groups: [group] }),
      );
      const asked = (profile: Profile) => {
        const { onlyForSome, matches } = matchScholarships(records, student({}, profile));
        return [onlyForSome.map(({ questionId }) => questionId), ids(matches)];
      };
      expect(asked({})).toEqual([['group:black', 'group:navajo'], []]);
      expect(asked({ citizenships: ['BD'] })).toEqual([['group:black'], []]);
      expect(asked({ citizenships: ['BD'], countryOfResidence: 'CA' })).toEqual([
        ['group:black', 'group:navajo'],
        [],
      ]);
      expect(asked({ citizenships: ['BD'], minorityGroups: ['navajo'] })).toEqual([[], ['navajo']]);
    });

    it('is no match for somebody from elsewhere, even where many of the place say yes', () => {
      const islanders = scholarship('islanders', {
        kind: 'claim',
        question: 'islander',
        text: 'Are you an islander?',
        label: 'an islander',
        theme: 'heritage',
        places: ['KY'],
        wide: true,
      });
      const found = (profile: Profile) => {
        const { matches, onlyForSome, tooOpen } = matchScholarships([islanders], student({}, profile));
        return [ids(matches), onlyForSome, tooOpen];
      };
      expect(found({ citizenships: ['KE'] })).toEqual([[], [], 1]);
      expect(found({ citizenships: ['KY'] })).toEqual([['islanders'], [], 0]);
      expect(found({ citizenships: ['KE'], countryOfResidence: 'KY' })).toEqual([['islanders'], [], 0]);
      expect(found({})).toEqual([['islanders'], [], 0]);
    });

    it('offers none that is another than asked for all the same', () => {
      const abroad = { ...scholarship('w', women), hostCountries: ['FR'] };
      const { onlyForSome, tooOpen } = matchScholarships(
        [abroad],
        student({ preferredCountries: ['Germany'] }),
      );
      expect([onlyForSome, tooOpen]).toEqual([[], 1]);
    });

    it('offers one for women by a question that yes or no answers', () => {
      const result = matchScholarships([scholarship('w', women)], student());
      expect(result.onlyForSome).toEqual([
        { questionId: 'gender:female', question: 'Are you a woman?', label: 'a woman', count: 1 },
      ]);
    });
  });

  it('asks for the fact that would settle the most scholarships', () => {
    expect(matchScholarships(records, student()).openQuestion).toEqual({
      fact: 'citizenships',
      question: 'Which citizenships do you hold?',
      label: 'your citizenship',
      of: 2,
      settles: 2,
    });
  });

  it('asks nothing when nothing is open', () => {
    const known = student({}, { citizenships: ['KE'], answers: { financialNeed: 'yes' } });
    expect(matchScholarships(records, known).openQuestion).toBeNull();
  });

  it('has an average of 0 and a true sentence when there is nothing', () => {
    const { summary, generalTips } = matchScholarships([], student());
    expect(summary).toEqual({
      totalMatches: 0,
      highMatches: 0,
      mediumMatches: 0,
      lowMatches: 0,
      averageScore: 0,
    });
    expect(generalTips).toEqual(['There are no scholarships to compare with yet.']);
  });

  it('reports progress up to the last record', () => {
    const calls: [number, number][] = [];
    const many = Array.from({ length: 501 }, (_, i) => scholarship(String(i)));
    matchScholarships(many, student(), { onProgress: (done, total) => calls.push([done, total]) });
    expect(calls).toEqual([
      [250, 501],
      [500, 501],
      [501, 501],
    ]);
  });
});

describe('general tips', () => {
  it('count over the whole result, or over the best of it', () => {
    const soon = { deadline: { kind: 'date' as const, dates: ['2026-12-21'], text: '' } };
    const records = [
      scholarship('a', kenyans),
      { ...scholarship('b', kenyans), ...soon, title: 'Closing Soon Award' },
      scholarship('c', experienced),
    ];
    expect(matchScholarships(records, student(), { limit: 1 }).generalTips).toEqual([
      '2 of your best 2 matches depend on your citizenship. Tell us?',
      '1 of your best 2 matches closes within 30 days, on 21 December 2026: Closing Soon Award.',
      'Confirm deadlines on the official pages: of your best 2 matches, 1 has none that we know.',
      '1 more scholarship would open if one thing changed, most often work experience (1).',
    ]);
  });

  it('say which names were not recognised', () => {
    const { generalTips } = matchScholarships(
      [scholarship('a')],
      student({ preferredCountries: ['Atlantis'] }),
    );
    expect(generalTips[0]).toBe(
      '“Atlantis” could not be recognised: another name for it may find more matches.',
    );
  });

  it('name the commonest obstacle when nothing is open to the student', () => {
    const { generalTips } = matchScholarships(
      [scholarship('a', kenyans), scholarship('b', kenyans, experienced)],
      student({}, { citizenships: ['TZ'] }),
    );
    expect(generalTips[0]).toBe(
      'None of 2 scholarships is open to you as things stand; the commonest obstacle is: citizenship (2).',
    );
  });
});

it('has a version that stored matches are keyed by', () => {
  expect(ENGINE_VERSION).toMatch(/^\d+\.\d+\.\d+$/);
});
