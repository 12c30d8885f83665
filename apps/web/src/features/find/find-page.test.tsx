import type { Criterion, ScholarshipRecord } from '@laurel/domain';
import { compileCatalogue } from '@laurel/matching';
import { render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { about, atAddress, card, eventually } from '../../testing/screen-queries.ts';
import { server } from '../../testing/server.ts';
import { NextQuestion } from '../matching/next-question.tsx';
import { engine } from './engine.ts';
import { createEngineSide, type FromEngine, type ToEngine } from './engine-messages.ts';
import { guestAnswers, openQuestionOf, toStudent } from './guest-answers.ts';
import { GuestDesk } from './guest-desk.tsx';

const record = (
  id: string,
  title: string,
  criteria: [Record<string, unknown>, string][],
): ScholarshipRecord => {
  const eligibility = criteria.map(([, line]) => line).join('\n');
  const counts = new Map<string, number>();
  return {
    id,
    title,
    organization: 'Example Foundation',
    description: '',
    eligibility,
    location: 'Germany',
    link: 'https://example.org',
    hostCountries: ['DE'],
    criteria: criteria.map(([predicate, quote]) => {
      const kind = String(predicate.kind);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      const start = eligibility.indexOf(quote);
      return {
        id: `${kind}-${counts.get(kind)}`,
        strength: 'hard',
        evidence: [{ field: 'eligibility', start, end: start + quote.length, quote }],
        ...predicate,
      } as unknown as Criterion;
    }),
    award: { kind: 'amount', currency: 'EUR', min: 934, max: 934, period: 'month', text: '€934 a month' },
    deadline: { kind: 'rolling', dates: [], text: 'Rolling' },
    documents: [],
    selection: [],
    benefits: [],
    tags: [],
    texts: { eligibility },
    parsedFully: true,
    provenance: { source: 'laurel', basis: 'page', confidence: 'high', method: 'human' },
  };
};

const MASTERS: [Record<string, unknown>, string] = [
  { kind: 'level', anyOf: ['masters'] },
  'For a master’s degree.',
];
const RECORDS = [
  record('anyone', 'Open Award', [MASTERS]),
  record('kenyans', 'Kenyan Award', [
    MASTERS,
    [{ kind: 'citizenship', anyOf: ['KE'] }, 'Citizens of Kenya.'],
  ]),
  record('french', 'French Award', [
    MASTERS,
    [{ kind: 'citizenship', anyOf: ['FR'] }, 'Citizens of France.'],
  ]),
  record('texans', 'Texan Award', [
    MASTERS,
    [{ kind: 'residence', anyOf: ['US-TX'] }, 'Residents of Texas.'],
  ]),
  record('nurses', 'Doctorates in Nursing', [
    [{ kind: 'level', anyOf: ['phd'] }, 'For a doctorate.'],
    [{ kind: 'field', anyOf: ['0913'] }, 'In nursing.'],
  ]),
];

const compiled = (): object => {
  const steps = compileCatalogue(RECORDS, 1);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};

/** The engine without a thread of its own. */
class InPageWorker extends EventTarget {
  #answer = createEngineSide((data: FromEngine) => {
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })));
  });
  postMessage(message: ToEngine): void {
    this.#answer(message);
  }
  terminate(): void {}
}

let isThere = true;
/** Every request for a file of the catalogue. */
let asked: string[] = [];
beforeEach(() => {
  isThere = true;
  asked = [];
  vi.stubGlobal('Worker', InPageWorker);
  server.use(
    http.get('*/catalogue/:file', ({ request, params }) => {
      asked.push(request.url);
      if (!isThere) return HttpResponse.error();
      return params.file === 'current.json'
        ? HttpResponse.json({ file: '/catalogue/abc.json', bytes: JSON.stringify(compiled()).length })
        : HttpResponse.json(compiled());
    }),
  );
});
afterEach(() => {
  guestAnswers.forget();
  server.resetHandlers();
});

const visit = (address = '/find') => openPage(address, { signedIn: false });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('finding without an account', () => {
  it('says that the list could not be loaded, keeps the answers, and loads it by another try', async () => {
    isThere = false;
    const { user } = visit();
    await user.click(await screen.findByRole('radio', { name: 'Master’s' }));
    await screen.findByText('The list could not be loaded. Your answers are kept.');
    isThere = true;
    await user.click(await button('Try Again'));
    await card('Open Award');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Master’s' }).checked).toBe(true);
    expect(engine.state()).toEqual({ phase: 'ready', awards: RECORDS.length });
  });

  it('lists awards from the first answer on, and by five answers those that fit', async () => {
    const { user } = visit();
    await user.click(await screen.findByRole('radio', { name: 'Master’s' }));
    await card('Open Award');
    const field = await screen.findByRole('combobox', { name: 'What do you want to study?' });
    expect(document.activeElement, 'an answer leads to the next question').toBe(field);
    await waitFor(async () => {
      await user.clear(field);
      await user.type(field, 'comp sci');
      screen.getByRole('option', { name: /^Computer Science/ });
    });
    await user.keyboard('{Enter}');
    await user.keyboard('kenya{Enter}');
    await user.click(await button('Anywhere'));
    expect(document.activeElement).toBe(screen.getByLabelText(/^When do you want to begin/));
    await user.click(await button('Not sure yet'));
    await screen.findByText(
      /Master’s · Computer Science · from Kenya · to study anywhere · in English · start not given/,
    );
    await eventually(titles).toEqual(['Kenyan Award', 'Open Award']);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'What fits you' }));
    expect(screen.getByText(/2 of 5 awards fit you\. Best first;/)).toBeDefined();
    within(await card('Kenyan Award')).getByText('Open to citizens of Kenya');
    within(await card('Kenyan Award')).getByText('€934/month');
    await user.click(await button('Not eligible, and why'));
    expect(screen.getByText(/Citizens of France|citizens of France/)).toBeDefined();
    expect(asked.every((address) => !/[?#]/.test(address))).toBe(true);
  });

  it('takes up to three countries before it shows the list', async () => {
    guestAnswers.change({ level: 'masters', passed: ['fields', 'from', 'start'] });
    const { user } = visit();
    const places = await screen.findByRole('combobox', { name: 'Where do you want to study?' });
    for (const [typed, count] of [
      ['Germany', 1],
      ['Norway', 2],
    ] as const) {
      await waitFor(async () => {
        await user.clear(places);
        await user.type(places, typed);
        screen.getByRole('option', { name: typed });
      });
      await user.keyboard('{Enter}');
      await eventually(() => guestAnswers.read().places.length).toBe(count);
      expect(document.activeElement, 'the field stays open for the next country').toBe(places);
    }
    await user.click(await button('Show my list'));
    await screen.findByText(/to study in Germany, Norway/);
  });

  it('takes English for the language of study, shows it, and takes others', async () => {
    guestAnswers.change({ level: 'masters', passed: ['fields', 'from', 'places'] });
    const { user } = visit();
    const field = await screen.findByRole('combobox', { name: 'Which languages can you study in?' });
    await waitFor(async () => {
      await user.clear(field);
      await user.type(field, 'germ');
      screen.getByRole('option', { name: /^German/ });
    });
    await user.keyboard('{Enter}');
    expect(toStudent(guestAnswers.read())?.preferences.languageRequirements).toEqual(['English', 'German']);
    await user.click(screen.getByRole('button', { name: 'Remove English' }));
    await user.click(screen.getByRole('button', { name: 'Remove German' }));
    expect(toStudent(guestAnswers.read())?.preferences.languageRequirements).toEqual([]);
  });

  it('asks when studies begin and end; the month decides what comes too late', async () => {
    guestAnswers.change({ level: 'masters', passed: ['fields', 'from', 'places'] });
    const { user } = visit();
    const start = await screen.findByLabelText<HTMLSelectElement>(/^When do you want to begin/);
    await eventually(() => start.options.length).toBeGreaterThan(30);
    const month = start.options[3]?.value ?? '';
    await user.selectOptions(start, month);
    expect(screen.queryByLabelText(/^Until when/)).toBeNull();
    await user.selectOptions(screen.getByLabelText(/^What do you do now/), 'undergraduate');
    await user.selectOptions(screen.getByLabelText(/^Until when/), month);
    expect(guestAnswers.read().profile).toEqual({
      intendedStart: month,
      stage: { now: 'undergraduate', finishes: month },
    });
    await user.selectOptions(screen.getByLabelText(/^What do you do now/), 'not_studying');
    expect(guestAnswers.read().profile.stage).toEqual({ now: 'not_studying' });
    expect(openQuestionOf(guestAnswers.read())).toBeUndefined();
  });

  it('asks somebody from the United States for the state at once, and lists none of a state before', async () => {
    guestAnswers.change({ level: 'masters', passed: ['fields', 'places', 'start'] });
    const { user } = visit();
    const from = await screen.findByRole('combobox', { name: 'Where are you from?' });
    await waitFor(async () => {
      await user.clear(from);
      await user.type(from, 'United States');
      screen.getByRole('option', { name: 'United States' });
    });
    await user.keyboard('{Enter}');
    const state = await screen.findByLabelText<HTMLSelectElement>(/^Which state do you live in/);
    expect(document.activeElement).toBe(state);
    await screen.findByText(/1 more depends on your state or region of residence\./);
    expect(titles()).toEqual(['Open Award']);
    await user.selectOptions(state, 'Texas');
    await card('Texan Award');
    expect(guestAnswers.read().profile).toEqual({ regionOfResidence: 'US-TX' });
    await user.click(await button('Remove United States'));
    expect(screen.queryByLabelText(/^Which state do you live in/)).toBeNull();
    expect(guestAnswers.read().profile).toEqual({});
  });

  it('leads on to the public page of an award, and saves in this browser', async () => {
    const { user, reload } = visit();
    await user.click(await screen.findByRole('radio', { name: 'Master’s' }));
    const open = await card('Open Award');
    expect(within(open).getByRole('link', { name: 'Open Award' }).getAttribute('href')).toBe(
      '/awards/anyone',
    );
    await user.click(within(open).getByRole('button', { name: about('Save', 'Open Award') }));
    reload();
    const again = await card('Open Award');
    within(again).getByRole('button', { name: about('Saved', 'Open Award'), pressed: true });
    await screen.findByText(/and 1 saved award go along/);
  });

  it('takes an award out of the list on this device, with undo, and brings it back later', async () => {
    guestAnswers.change({ level: 'masters', passed: ['fields', 'from', 'places'] });
    const { user, reload } = visit();
    const takeOut = async () => user.click(await button(/^Not for me.*Open Award/));
    await takeOut();
    await screen.findByText(/is out of your lists\.$/);
    expect(guestAnswers.read().dismissed).toEqual([
      { id: 'anyone', title: 'Open Award', organization: 'Example Foundation' },
    ]);
    await user.click(await button(/^Undo.*Open Award/));
    await card('Open Award');
    expect(guestAnswers.read().dismissed).toEqual([]);
    await takeOut();
    await user.click(await button('Wrong subject'));
    expect((await screen.findByRole('link', { name: 'Change your answers' })).getAttribute('href')).toMatch(
      /#your-answers$/,
    );
    reload();
    await user.click(await button(/^Not for me\s*1 scholarship/));
    await screen.findByText('Wrong subject');
    expect(titles()).not.toContain('Open Award');
    await user.click(await button(/^Bring back.*Open Award/));
    await card('Open Award');
    expect(asked.every((address) => !/[?#]/.test(address))).toBe(true);
  });

  it('tells what to do next, from the awards of the list', async () => {
    guestAnswers.change({ level: 'masters', passed: ['fields', 'from', 'places'] });
    visit();
    await card('Open Award');
    const steps = within(await screen.findByRole('region', { name: 'Next steps' }));
    expect(steps.getAllByRole('listitem').length).toBeGreaterThan(0);
  });

  it('takes the first answer from the landing page, and out of the address', async () => {
    visit('/find#for-masters');
    await card('Open Award');
    await atAddress('/find');
    expect(guestAnswers.read().level).toBe('masters');
  });

  it('tells a visitor who comes from one award what the answers mean for it', async () => {
    const { user } = visit('/find?award=french');
    await screen.findByText(/^Answer what you like\./);
    await user.click(await screen.findByRole('radio', { name: 'Master’s' }));
    const verdict = within(await screen.findByRole('region', { name: 'Would you get “French Award”?' }));
    verdict.getByText(/^It depends on conditions that are not known yet/);
    guestAnswers.change({
      from: { code: 'KE', name: 'Kenya' },
      passed: ['fields', 'places', 'start'],
    });
    await verdict.findByText('Not as things stand: a condition is not met.');
    const citizenship = await verdict.findByRole('row', { name: /^Citizenship/ });
    expect(citizenship.textContent).toMatch(/France.*Kenya.*Not met/i);
    expect(citizenship.textContent).not.toContain('✓');
    expect(verdict.getByRole('link', { name: 'Back to the award' }).getAttribute('href')).toBe(
      '/awards/french',
    );
    guestAnswers.change({ from: { code: 'FR', name: 'France' } });
    await verdict.findByText('By what you have told, you meet every condition that we know of.');
    expect(asked.every((address) => !/[?#]/.test(address))).toBe(true);
  });

  it('says so when the award that a visitor comes from is not in the list', async () => {
    guestAnswers.change({ level: 'masters', passed: ['fields', 'from', 'places', 'start'] });
    visit('/find?award=nobody-gives-it');
    await screen.findByText('The award that you came from is not in our list.');
    await card('Open Award');
  });

  it('forgets all answers by one tap', async () => {
    guestAnswers.change({
      level: 'masters',
      passed: ['fields', 'from', 'places'],
      saved: [{ id: 'anyone', title: 'Open Award' }],
    });
    const { user } = visit();
    await card('Open Award');
    await user.click(await button('Forget my answers'));
    await screen.findByRole('radio', { name: 'Master’s' });
    expect(screen.queryByText('What fits you')).toBeNull();
    expect(localStorage.getItem('guest-answers')).toBeNull();
  });

  it('says when nothing fits, and what a wider answer would bring', async () => {
    guestAnswers.change({ level: 'phd', fields: ['Computer Science'], passed: ['from', 'places'] });
    const { user } = visit();
    await screen.findByText('Nothing open fits yet');
    await user.click(await button('Any field: 1 award'));
    await card('Doctorates in Nursing');
  });

  it('explains a field that it doesn’t know', async () => {
    const { user } = visit();
    const field = await screen.findByRole('combobox', { name: 'What do you want to study?' });
    await user.type(field, 'zzzzqqqq{Enter}');
    await screen.findByText('We don’t know this field. Try a wider word, or choose “Any field”.');
  });

  it('takes a continent for its countries, and says while one types what is no place', async () => {
    guestAnswers.change({ level: 'phd' });
    const { user } = visit();
    const places = await screen.findByRole('combobox', { name: 'Where do you want to study?' });
    await user.type(places, 'atlantis');
    await screen.findByText(/Try its English name, a continent, or choose “Anywhere”/);
    await user.clear(places);
    await user.type(places, 'europe');
    await user.click(await screen.findByRole('option', { name: 'Europe' }));
    await eventually(() => guestAnswers.read().places).toEqual(['Europe']);
    expect(screen.queryByText(/Try its English name/)).toBeNull();
  });

  it('leads to an account for a question that has no field here', () => {
    const question = { fact: 'degrees', question: 'Which degrees do you hold?', settles: 5, of: 10 };
    render(
      <MemoryRouter>
        <GuestDesk isAnswering={false} matches={[]}>
          <NextQuestion question={question} />
        </GuestDesk>
      </MemoryRouter>,
    );
    const link = screen.getByRole('link', { name: 'Answer in a free account' });
    expect(link.getAttribute('href')).toBe('/register');
  });

  it('sends a student who is signed in to the dashboard', async () => {
    openPage('/find');
    await atAddress('/dashboard');
  });

  it('sends a student who is signed in from the verdict on one award to its page', async () => {
    openPage('/find?award=hill');
    await atAddress('/scholarship/hill');
  });

  it('follows another tab, and starts anew when what is stored has another shape', async () => {
    visit();
    const level = await screen.findByRole<HTMLInputElement>('radio', { name: 'Master’s' });
    const storedElsewhere = (value: object) => {
      localStorage.setItem('guest-answers', JSON.stringify(value));
      window.dispatchEvent(new StorageEvent('storage', { key: 'guest-answers' }));
    };
    storedElsewhere({ fields: [], places: [], passed: [], profile: {}, saved: [], level: 'masters' });
    await eventually(() => level.checked).toBe(true);
    storedElsewhere({ fields: [], places: [], passed: [], profile: {}, saved: [], level: 'kindergarten' });
    await eventually(() => level.checked).toBe(false);
  });
});
