// Source files by package, and those that only one other file imports: candidates to live inside it.
// node tooling/one-importer.ts [part of a path]
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const wanted = process.argv[2];

/** Neither tests, nor what only they use, nor what a command writes. */
const IS_SOURCE = /^(?!.*(\.test\.|\/testing\/|\/dist\/|node_modules|\.generated\.|\.d\.ts$))/;
const files = globSync('{apps,packages}/*/{src,build}/**/*.{ts,tsx}', { cwd: root }).filter((file) =>
  IS_SOURCE.test(file),
);
const known = new Set(files);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Relative imports only: a package is entered by its front door, which has as many importers as it has users. */
const importsOf = (file: string): string[] =>
  [...read(file).matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].flatMap(([, found = '']) => {
    const target = path.join(path.dirname(file), found.replace(/\?.*$/, ''));
    return known.has(target) ? [target] : [];
  });

const importers = new Map<string, Set<string>>();
for (const file of files)
  for (const target of importsOf(file)) importers.set(target, (importers.get(target) ?? new Set()).add(file));

const linesOf = (file: string) => read(file).split('\n').length - 1;
const alone = [...importers].filter(([, by]) => by.size === 1);
const packageOf = (file: string) => file.split('/').slice(0, 2).join('/');

for (const [name, members] of Object.entries(Object.groupBy(files, packageOf)).sort()) {
  const one = alone.filter(([file]) => packageOf(file) === name).length;
  console.log(
    `${String(members?.length).padStart(5)} files, ${String(one).padStart(3)} with one importer  ${name}`,
  );
}
console.log(
  `${String(files.length).padStart(5)} files, ${String(alone.length).padStart(3)} with one importer`,
);
if (wanted !== undefined)
  for (const [file, by] of alone.sort())
    if (file.includes(wanted))
      console.log(`${String(linesOf(file)).padStart(5)} lines  ${file} <- ${[...by]}`);
