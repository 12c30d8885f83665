import { describe, expect, it } from 'vitest';
import { essayWordLimit, scholarshipWordLimit, wordLimitIn } from './word-limit.ts';

describe('the word limit of a prompt', () => {
  it.each([
    ['Why you? (up to 650 words)', 650],
    ['Write a 500-word essay.', 500],
    ['In no more than 1,000 words, describe a failure.', 1000],
    ['between 300 and 500 words', 500],
    ['300–400 words', 400],
    ['Word limit: 250', 250],
    ['Maximum word count of 800.', 800],
    ['At least 200 words and at most 400 words.', 400],
    ['(minimum word count: 50 words, maximum word count: 300 words)', 300],
    ['(maximum word count: 300 words, minimum word count: 50 words)', 300],
    ['min. 50, max. 300 words', 300],
    ['50 words minimum, 300 words maximum', 300],
    ['at least 50 and at most 300 words', 300],
    ['no more than 300 words', 300],
  ])('%s', (prompt, limit) => {
    expect(wordLimitIn(prompt)).toBe(limit);
  });

  it.each([
    '',
    'In your own words, tell us about 2019.',
    'At least 300 words.',
    '50 words minimum',
    'minimum word count: 50',
    'more than 300 words',
    'Describe yourself in 12 words.',
  ])('is not there in "%s"', (prompt) => {
    expect(wordLimitIn(prompt)).toBeUndefined();
  });
});

describe('the word limit of an essay', () => {
  const texts = { eligibility: 'Citizens of Kenya', description: 'A letter of at most 700 words.' };

  it('is the one that the documents of its scholarship state, then the one of its texts', () => {
    expect(scholarshipWordLimit({ ...texts, documents: ['Course offer', 'Statement of 500 words'] })).toBe(
      500,
    );
    expect(scholarshipWordLimit({ ...texts, documents: ['Course offer'] })).toBe(700);
    expect(scholarshipWordLimit(texts)).toBe(700);
    expect(scholarshipWordLimit({ eligibility: '', description: '' })).toBeUndefined();
  });

  it('is its prompt’s where the prompt states one', () => {
    expect(essayWordLimit('In up to 300 words', 500)).toBe(300);
    expect(essayWordLimit('Why you?', 500)).toBe(500);
    expect(essayWordLimit('Why you?', undefined)).toBeUndefined();
  });

  it.each([
    'Answer each question in up to 80 words. 1. What? 2. Why?',
    'What? Why? (100 words per answer)',
    'Two short answers, at most 150 words each.',
  ])('is not known where each of several answers has one: %s', (prompt) => {
    expect(essayWordLimit(prompt, 500)).toBeUndefined();
  });

  it('is the one of all answers together where the prompt names it', () => {
    expect(essayWordLimit('Answer each question, in 500 words altogether.', undefined)).toBe(500);
    expect(essayWordLimit('What does each of us owe the other? (500 words)', undefined)).toBe(500);
  });
});
