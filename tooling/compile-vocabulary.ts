// `npm run vocabulary`: checks every YAML file below a package's src but test cases (`cases.yaml`) and writes the TypeScript module beside it that the code
// imports. With `--check` nothing is written, and a module that differs is an error.
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

/** The rules of a package are read after its modules are written, because they may import them. */
const rulesOf = async (folder: string): Promise<Rules> => {
  const file = path.join(root, folder, 'vocabulary-rules.ts');
  return existsSync(file) ? { ...SAME, ...(await import(pathToFileURL(file).href)).rules } : SAME;
};

const compilePackage = async (folder: string): Promise<Problem[]> => {
  const sources = below(`${folder}/src/**/*.yaml`)
    .filter((file) => path.basename(file) !== 'cases.yaml')
    .map((file) => ({ file, text: read(file) }));
  const { modules, problems, checkMeaning } = compileVocabulary(sources);
  const old = below(`${folder}/src/**/*.generated.ts`);
  if (problems.length > 0) return problems;
  const orphans = old.filter((file) => !modules.has(file));
  problems.push(
    ...orphans.map((file) => ({ file, line: 1, message: 'has no YAML file any more: delete it' })),
  );
  for (const [file, text] of modules) {
    if (old.includes(file) && read(file) === text) continue;
    if (checking) problems.push({ file, line: 1, message: 'is stale: node tooling/compile-vocabulary.ts' });
    else writeFileSync(path.join(root, file), text);
  }
  if (sources.length > 0) checkMeaning(await rulesOf(folder));
  return problems;
};

const problems: Problem[] = [];
for (const folder of below('packages/*')) problems.push(...(await compilePackage(folder)));
for (const { file, line, message } of problems) console.log(`${file}:${line}: ${message}`);
process.exitCode = problems.length === 0 ? 0 : 1;
