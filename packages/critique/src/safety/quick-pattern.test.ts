import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readText } from '../text/read-text.ts';
import * as lists from './disclosures.generated.ts';
import { alternativesOf, quickPattern } from './quick-pattern.ts';

const PATTERNS = Object.entries<unknown>(lists).filter(
  (each): each is [string, RegExp] => each[1] instanceof RegExp,
);
const passages = ['opened', 'tune', 'second/tune'].flatMap(
  (file) =>
    parse(readFileSync(`${import.meta.dirname}/../../cases/safety/${file}.yaml`, 'utf8')) as {
      text: string;
    }[],
);
const sentences = passages.flatMap(({ text }) => readText(text).sentences.map((each) => each.text));

describe('what an alternative needs', () => {
  const clauses = (source: string) => alternativesOf(source).map((each) => each.clauses);

  it.each<[string, string[][][]]>([
    [String.raw`\bsuicid(?:e|al)\b`, [[['suicid']]]],
    ['kill myself|end it all', [[['kill myself']], [['end it all']]]],
    ['(?:kill myself|end it all)', [[['kill myself']], [['end it all']]]],
    ['(?:hang|shoot) (?:myself|me)', [[['hang', 'shoot']]]],
    ['colou?rs', [[['colo']]]],
    ['colou*rs', [[['colo']]]],
    ['colou+rs', [[['colo']]]],
    ['(?: really)? sad', [[[' sad']]]],
    ['(?:very ){1,2}sad', [[['very '], ['sad']]]],
    ['(?:very ){0,2}sad', [[['sad']]]],
    ['sad(?! story)', [[['sad']]]],
    ['(?<!not )sad', [[['sad']]]],
    ['[Ss]ad|.*', [[], []]],
    ['a|never', [[], [['never']]]],
    [String.raw`don\.e[)|]well`, [[['don'], ['well']]]],
    [String.raw`(?:a (?:\w+ )?){0,2}\p{L}+ting`, [[['ting']]]],
  ])('of %s is read off its source', (source, expected) => {
    expect(clauses(source)).toEqual(expected);
  });

  it.each(PATTERNS)(
    'of %s is something for every alternative, and the alternatives are the whole pattern',
    (_, pattern) => {
      const alternatives = alternativesOf(pattern.source);
      expect(alternatives.filter((each) => each.clauses.length === 0)).toEqual([]);
      const joined = alternatives.map(({ source }) => source).join('|');
      expect([joined, `(?:${joined})`]).toContain(pattern.source);
    },
  );
});

describe('a quick pattern', () => {
  const quick = PATTERNS.map(([name, pattern]) => ({ name, pattern, fast: quickPattern(pattern) }));
  const expectSame = (text: string) => {
    for (const { name, pattern, fast } of quick) {
      expect([name, text, fast.test(text)]).toEqual([name, text, pattern.test(text)]);
      expect([name, fast.replaceAll(text, ' ')]).toEqual([
        name,
        text.replace(new RegExp(pattern.source, 'giu'), ' '),
      ]);
    }
  };

  it('answers as the pattern does on every sentence of the labelled passages', () => {
    expect(sentences.length).toBeGreaterThan(400);
    for (const sentence of sentences) expectSame(sentence);
  });

  it('answers as the pattern does on words of passages and patterns in any order and case', () => {
    const pieces = PATTERNS.flatMap(([, pattern]) =>
      alternativesOf(pattern.source).flatMap(({ clauses }) => clauses.flat()),
    );
    const words = [...new Set([...sentences.flatMap((each) => each.split(' ')), ...pieces])];
    const word = fc.oneof(
      fc.constantFrom(...words),
      fc.constantFrom(...words).map((each) => each.toUpperCase()),
      fc.constantFrom(...words).map((each) => each.replaceAll('s', 'ſ').replaceAll('k', '\u212A')),
      fc.constantFrom('I', 'my', '.', 'İ', 'ß', 'ẞ', 'Σ', 'ς'),
    );
    const text = fc.array(word, { maxLength: 12 }).map((each) => each.join(' '));
    fc.assert(fc.property(text, expectSame), { numRuns: 300 });
  });

  it('answers as the pattern does on passages with words taken out, put in or run together', () => {
    const changed = fc
      .tuple(fc.constantFrom(...sentences), fc.nat(), fc.constantFrom('', ' ', ' not ', ' really ', '.'))
      .map(([sentence, at, by]) => {
        const words = sentence.split(' ');
        words.splice(at % words.length, 1, by);
        return words.join(' ');
      });
    fc.assert(fc.property(changed, expectSame), { numRuns: 300 });
  });

  it('answers as a small random pattern does on texts made for it', () => {
    const source = fc
      .array(
        fc.constantFrom(
          'sad',
          'mad',
          '(?:sad|glad)',
          '(?: so)?',
          'o+',
          'x{0,2}',
          '[ms]ad',
          '|',
          '(?:a|bad|)',
        ),
        {
          minLength: 1,
          maxLength: 7,
        },
      )
      .map((parts) => parts.join(''));
    const made = source.chain((each) =>
      fc.tuple(fc.constant(each), fc.stringMatching(new RegExp(each, 'u'))),
    );
    fc.assert(
      fc.property(made, ([each, text]) => {
        const pattern = new RegExp(each, 'iu');
        expect(quickPattern(pattern).test(text)).toBe(pattern.test(text));
        expect(quickPattern(pattern).test(text.toUpperCase())).toBe(pattern.test(text.toUpperCase()));
      }),
    );
  });
});
