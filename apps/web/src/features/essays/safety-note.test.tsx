import { essay, feedback } from '@laurel/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../lib/api/api-types.ts';
import { openPage } from '../../testing/open-page.tsx';
import { sample } from '../../testing/sample.ts';
import { eventually } from '../../testing/screen-queries.ts';
import { answerBy } from '../../testing/server.ts';

const TITLE = 'You matter more than this essay';
const SAFETY = {
  kind: 'present_risk' as const,
  title: TITLE,
  message: ['Please talk to somebody today.', 'No person has read your essay.'],
  helpLines: ['Befrienders Kenya: 0722 178 177'],
  directory: { name: 'findahelpline.com', url: 'https://findahelpline.com' },
};

const openEssay = async (safety: Partial<typeof SAFETY> = {}) => {
  const data = {
    essay: sample(essay, { id: 'essay-1', essayText: 'A draft.' }),
    feedback: sample(feedback, {
      safety: { ...SAFETY, ...safety },
      mechanics: { available: false, dialect: 'en-US' },
    }),
  };
  answerBy('GET /essays/{id}', (): Answer<'GET /essays/{id}'> => ({ success: true, data }));
  const page = openPage('/essays/essay-1');
  const note = await screen.findByRole('region', { name: TITLE });
  return { ...page, note };
};

describe('the message to a student whose essay discloses present danger', () => {
  it('stands above the essay, with the help line and the directory of all countries', async () => {
    const { note } = await openEssay();
    const shown = within(note);
    for (const paragraph of SAFETY.message) shown.getByText(paragraph);
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Befrienders Kenya: 0722 178 177',
      'All countries: findahelpline.com',
    ]);
    const annotated = screen.getByRole('heading', { name: 'Your essay, annotated' });
    expect(note.compareDocumentPosition(annotated)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const heading = screen.getByRole('heading', { name: 'Feedback' });
    expect(note.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('gives the directory alone where the country has no line', async () => {
    const { note } = await openEssay({ helpLines: [] });
    expect(
      within(note)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['All countries: findahelpline.com']);
    expect(within(note).getByRole('link').getAttribute('href')).toBe('https://findahelpline.com');
  });

  it('has nothing of a critique beside it', async () => {
    await openEssay();
    const page = within(screen.getByRole('main'));
    const headings = page.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual(['Your essay', 'Feedback', 'Your essay, annotated']);
    page.getByText('We made no remarks on this draft.');
    expect(page.queryAllByRole('term')).toEqual([]);
    expect(page.queryAllByRole('table')).toEqual([]);
    expect(page.queryByText(/spelling/i)).toBeNull();
  });

  it('is reached and closed by keyboard, and the essay stays', async () => {
    const { user, note } = await openEssay();
    const close = within(note).getByRole('button', { name: 'Close this message' });
    const reached: (Element | null)[] = [];
    for (let presses = 0; presses < 40 && document.activeElement !== close; presses++) {
      await user.tab();
      reached.push(document.activeElement);
    }
    expect(document.activeElement).toBe(close);
    expect(reached).toContain(within(note).getByRole('link', { name: 'findahelpline.com' }));
    await user.keyboard('{Enter}');
    await eventually(() => screen.queryByRole('region', { name: TITLE })).toBeNull();
    screen.getByText('A draft.');
  });
});
