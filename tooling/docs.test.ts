import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const below = (pattern: string) =>
  globSync(pattern, {
    cwd: ROOT,
    exclude: (name) => /(^|\/)(node_modules|dist|data|coverage|test-results)$/.test(name),
  });

const documents = below('{*.md,{docs,packages,apps,ops}/**/*.md}');
const places = below('{apps,packages,e2e,tooling,chaos,benchmarks,docs,ops}/**');
const code = [
  ...places.filter((file) => /\.(tsx?|mjs|js|json)$/.test(file)),
  'tsconfig.base.json',
  'package.json',
]
  .map(read)
  .join('\n');
/** Most names are words of the code; the few others are looked for in tens of megabytes. */
const words = new Set(code.match(/\w+/g));
const isInCode = (name: string): boolean => words.has(name) || code.includes(name);

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);
const unquoted = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '');
const codeSpans = (text: string): string[] => all(unquoted(text), /`([^`\n]+)`/g);

/** Folders and packages that a checkout does not hold. */
const ELSEWHERE = /^(\.\/data|apps\/api\/dist\/|DATA_DIR|node_modules|@\w|N\/A)/;
const isPath = (span: string): boolean =>
  /^[\w.@-]+(\/[\w.@-]+)*\/?$/.test(span) &&
  (span.includes('/') || /\.(tsx?|mjs|js|css|md|ya?ml|json|html)$/.test(span)) &&
  !ELSEWHERE.test(span);

/** By its path from the root, or from a folder that the text is about. */
const isThere = (span: string): boolean => {
  const wanted = span.replace(/\/$/, '');
  return existsSync(path.join(ROOT, wanted)) || places.some((place) => place.endsWith(`/${wanted}`));
};

const isFunction = (span: string): boolean => /^[a-z]+[A-Z]\w*(\(\))?$/.test(span);

const faultScenarios = all(
  below('chaos/faults/*.ts').map(read).join('\n'),
  /: Scenario = \{\s*name: '([a-z-]+)'/g,
);

it('the table of faults names every scenario, and no other', () => {
  const operations = read('docs/operations.md');
  const table = operations.slice(operations.indexOf('### What each fault shows'));
  expect(all(table, /^\| `([a-z-]+)` \|/gm).toSorted()).toEqual(faultScenarios.toSorted());
  expect(faultScenarios.length).toBeGreaterThan(20);
});

it('there are no more journeys than the limit of docs/testing.md', () => {
  const [limit = '0'] = all(read('docs/testing.md'), /server, database and browser: at most (\d+)/g);
  const written = all(below('e2e/*.test.ts').map(read).join('\n'), /^ *(journey)\(/gm);
  expect(written.length).toBeGreaterThan(10);
  expect(written.length).toBeLessThanOrEqual(Number(limit));
});

describe.each(documents)('%s', (document) => {
  const text = read(document);

  it('names files and folders that there are', () => {
    expect(codeSpans(text).filter((span) => isPath(span) && !isThere(span))).toEqual([]);
  });

  it('names functions and fields that there are', () => {
    const names = codeSpans(text)
      .filter(isFunction)
      .map((name) => name.replace('()', ''));
    expect(names.filter((name) => !isInCode(name))).toEqual([]);
  });

  it('links to pages that there are', () => {
    const links = all(unquoted(text), /\]\(([^)#]+)(?:#[^)]*)?\)/g).filter(
      (link) => !link.startsWith('http'),
    );
    const target = (link: string) => path.join(ROOT, path.dirname(document), link);
    expect(links.filter((link) => !existsSync(target(link)))).toEqual([]);
  });

  it('gives commands that there are', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const generate = JSON.parse(read('packages/db/package.json')).scripts;
    const unknown = [
      ...all(text, /npm run (?:-s )?([\w-]+)/g).filter((name) => !(name in { ...scripts, ...generate })),
      ...all(text, /npm run (?:-s )?laurel -- ([a-z-]+)/g).filter(
        (name) => !code.includes(`.command('${name}')`),
      ),
      ...all(text, /npm run bench -- ([a-z]+)/g).filter(
        (area) => !existsSync(path.join(ROOT, `benchmarks/${area}/measure.ts`)),
      ),
      ...all(text, /npm run chaos -- ([a-z-]+)/g).filter(
        (name) => !existsSync(path.join(ROOT, `chaos/${name}.ts`)),
      ),
      ...all(text, /npm run chaos -- faults ([a-z-]+)/g).filter((name) => !faultScenarios.includes(name)),
    ];
    expect(unknown).toEqual([]);
  });
});
