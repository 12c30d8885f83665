// `npm run vocabulary`: checks every YAML file below a package's src, except test cases (`cases.yaml`), and writes the TypeScript
// module beside it that the code imports. With `--check` nothing is written, and a module that differs is an error.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Rules } from './vocabulary/check-words.ts';
import { compileVocabulary } from './vocabulary/compile.ts';
import type { Problem } from './vocabulary/read-vocabulary.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const checking = process.argv.includes('--check');
const below = (pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const SAME: Rules = { keys: {}, fold: (phrase) => phrase };

/** Read after the modules of the package are written, because its rules may import them. */
const rulesOf = async (folder: string): Promise<Rules> => {
  const file = path.join(root, folder, 'vocabulary-rules.ts');
  return existsSync(file) ? { ...SAME, ...(await import(pathToFileURL(file).href)).rules } : SAME;
};

/** Writes or compares the modules of one package. */
const compilePackage = (folder: string) => {
  const sources = below(`${folder}/src/**/*.yaml`)
    .filter((file) => path.basename(file) !== 'cases.yaml')
    .map((file) => ({ file, text: read(file) }));
  const { modules, problems, checkMeaning } = compileVocabulary(sources);
  const old = below(`${folder}/src/**/*.generated.ts`);
  if (problems.length > 0) return { folder, problems, checkMeaning };
  const orphans = old.filter((file) => !modules.has(file));
  problems.push(
    ...orphans.map((file) => ({ file, line: 1, message: 'has no YAML file any more: delete it' })),
  );
  for (const [file, text] of modules) {
    if (old.includes(file) && read(file) === text) continue;
    if (checking) problems.push({ file, line: 1, message: 'is stale: npm run vocabulary' });
    else writeFileSync(path.join(root, file), text);
  }
  return { folder, problems, checkMeaning };
};

// Every module is written before the rules of any package are imported, because rules may import the modules of others.
const compiled = below('packages/*').map(compilePackage);
if (compiled.every(({ problems }) => problems.length === 0)) {
  for (const { folder, checkMeaning } of compiled) checkMeaning(await rulesOf(folder));
}
const problems: Problem[] = compiled.flatMap((each) => each.problems);
for (const { file, line, message } of problems) console.log(`${file}:${line}: ${message}`);
process.exitCode = problems.length === 0 ? 0 : 1;
