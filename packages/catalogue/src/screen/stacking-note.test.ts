import { extractListing } from '@laurel/extraction';
import { describe, expect, test } from 'vitest';
import { stackingNote } from './stacking-note.ts';

const noteOf = (text: string) =>
  stackingNote(extractListing({ title: 'Example Award', eligibility_text: text }));

describe('a note on other funding', () => {
  test.each([
    'It cannot be combined with any other scholarship.',
    'The award may be held with other awards.',
    'Applicants must not receive another grant at the same time.',
    'Other scholarships are deducted from the stipend.',
  ])('is what the record says: %s', (sentence) => {
    expect(noteOf(`For nurses. ${sentence} Apply online.`)).toBe(sentence);
  });

  test.each(['', 'For nurses.', 'See our other scholarships.', 'We also offer other awards to nurses.'])(
    'is not made of silence: %s',
    (text) => {
      expect(noteOf(text)).toBeNull();
    },
  );
});
