import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const shipped = globSync('{apps,packages}/*/{src,build}/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((file) => !/\.test\.tsx?$|[\\/]testing[\\/]/.test(file))
  .map((file) => ({ file: file.replaceAll('\\', '/'), code: readFileSync(path.join(ROOT, file), 'utf8') }));

/** What a second copy would look like, and the files where the first one lives. */
it.each<[what: string, pattern: RegExp, homes: string[]]>([
  ['folds accents', /\.normalize\('NFK?D'\)/, ['packages/text/src/fold.ts']],
  [
    'splits text with a segmenter',
    /new Intl\.Segmenter/,
    ['packages/text/src/sentences.ts', 'packages/text/src/words.ts'],
  ],
  ['works out an edit distance', /twoBefore|levenshtein/i, ['packages/text/src/edit-distance.ts']],
  [
    'reads HTML',
    /from '(?:htmlparser2|parse5|entities[^']*)'|DOMParser|nbsp;?'?:/,
    ['packages/text/src/html/html-to-text.ts', 'packages/text/src/html/markup.ts'],
  ],
  ['escapes HTML', /'&amp;'/, ['packages/text/src/escape-html.ts']],
  ['appends an s by number', /=== 1 \? '' : 's'/, []],
  [
    'counts the milliseconds of an hour or a day',
    /\b(?:3_?600_?000|86_?400_?000)\b|3600 \* 1000|60 \* 60 \* 1000/,
    ['packages/domain/src/calendar-day.ts'],
  ],
  [
    'reckons with calendar days',
    /T00:00:00Z|toISOString\(\)\.slice\(0, 10\)|[gs]etUTCDate\(/,
    ['packages/domain/src/calendar-day.ts'],
  ],
])('one place alone %s', (_what, pattern, homes) => {
  expect(
    shipped
      .filter(({ code }) => pattern.test(code))
      .map(({ file }) => file)
      .sort(),
  ).toEqual(homes);
});
