import { globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
// @ts-expect-error the rules are plain JavaScript, because dependency-cruiser's command reads them
import rules from './dependency-cruiser.mjs';

/** Each file of this small tree breaks one rule, and only that one. */
const SEEDS: [rule: string, file: string, content: string][] = [
  ['no-cycles', 'packages/domain/src/a.ts', "import { b } from './b.ts';\nexport const a = () => b;"],
  ['no-cycles', 'packages/domain/src/c.ts', "import type { D } from './d.ts';\nexport interface C { d: D }"],
  ['imports-resolve', 'packages/domain/src/lost.ts', "export * from './nowhere.ts';"],
  ['packages-never-see-apps', 'packages/db/src/up.ts', "import '../../../apps/api/src/config.ts';"],
  ['engines-are-pure', 'packages/matching/src/clock.ts', "import 'node:fs';"],
  ['matching-sees-only-its-foundations', 'packages/matching/src/peer.ts', "import '@laurel/extraction';"],
  ['text-sees-only-its-foundations', 'packages/text/src/up.ts', "import '@laurel/domain';"],
  ['contract-sees-only-its-foundations', 'packages/contract/src/db.ts', "import '@laurel/db';"],
  [
    'packages-are-entered-by-the-front-door',
    'apps/api/src/config.ts',
    "import '../../../packages/extraction/src/inner.ts';",
  ],
  ['apps-are-apart', 'apps/web/src/app/reach.ts', "import '../../../api/src/platform/clock.ts';"],
  ['web-sees-contract-and-pure-packages', 'apps/web/src/app/db.ts', "import '@laurel/db';"],
  ['features-never-see-features', 'apps/web/src/features/auth/tab.ts', "import '../account/form.ts';"],
  ['features-never-see-the-app', 'apps/web/src/features/auth/up.ts', "import '../../app/router.ts';"],
  [
    'scholarship-page-sees-only-features-below',
    'apps/web/src/features/scholarship-page/page.ts',
    "import '../account/form.ts';",
  ],
  ['lib-knows-no-screen', 'apps/web/src/lib/api/reach.ts', "import '../../features/account/form.ts';"],
  ['ui-knows-nothing-of-scholarships', 'apps/web/src/ui/badge.ts', "import '../features/account/form.ts';"],
  [
    'modules-are-entered-by-the-front-door',
    'apps/api/src/modules/matching/run.ts',
    "import '../auth/passwords.ts';",
  ],
  [
    'main-enters-modules-by-front-door-and-routes',
    'apps/api/src/main/create-app.ts',
    "import '../modules/auth/passwords.ts';",
  ],
  ['platform-is-below-modules', 'apps/api/src/platform/clock.ts', "import '../modules/auth/index.ts';"],
  ['modules-are-below-main', 'apps/api/src/modules/auth/up.ts', "import '../../main/serve.ts';"],
  [
    'only-repositories-touch-tables',
    'apps/api/src/modules/auth/query.ts',
    "import { schema } from '@laurel/db';\nexport const s = schema;",
  ],
  [
    'only-routes-and-presenters-touch-the-contract',
    'apps/api/src/modules/auth/rule.ts',
    "import { email } from '@laurel/contract';\nexport const e = email;",
  ],
  ['tests-stay-out-of-the-product', 'packages/domain/src/uses-test.ts', "import './list.test.ts';"],
];

/** Allowed: the same shapes, inside the rules. */
const CLEAN: [file: string, content: string][] = [
  ['packages/domain/src/index.ts', 'export const level = 1;'],
  ['packages/text/src/index.ts', 'export const fold = 1;'],
  ['packages/critique/src/folds.ts', "import '@laurel/text';"],
  ['apps/web/src/ui/options.ts', "import '@laurel/text';"],
  // The other half of the seeded cycle; a cycle is reported once.
  ['packages/domain/src/b.ts', "import { a } from './a.ts';\nexport const b = () => a;"],
  ['packages/domain/src/d.ts', "import type { C } from './c.ts';\nexport interface D { c: C }"],
  ['packages/domain/src/list.test.ts', 'export const test = 1;'],
  ['packages/db/src/index.ts', 'export const schema = 1;\nexport type Database = 1;'],
  ['packages/contract/src/index.ts', "import { level } from '@laurel/domain';\nexport const email = level;"],
  ['packages/extraction/src/index.ts', "export * from './inner.ts';"],
  [
    'packages/extraction/src/inner.ts',
    "import { level } from '@laurel/domain';\nexport const inner = level;",
  ],
  [
    'apps/web/src/features/account/form.ts',
    "import { email } from '@laurel/contract';\nexport const form = email;",
  ],
  ['apps/web/src/app/router.ts', 'export const router = 1;'],
  ['apps/web/src/features/scholarships/award.ts', 'export const award = 1;'],
  ['apps/web/src/features/matching/card.ts', "import '../scholarships/award.ts';"],
  ['apps/api/src/main/serve.ts', "import '../modules/auth/index.ts';"],
  ['apps/api/src/modules/auth/index.ts', "export * from './passwords.ts';"],
  [
    'apps/api/src/modules/auth/passwords.ts',
    "import type { Database } from '@laurel/db';\nexport const database = (d: Database) => d;",
  ],
  [
    'apps/api/src/modules/auth/auth.repository.ts',
    "import { schema } from '@laurel/db';\nexport const s = schema;",
  ],
  [
    'apps/api/src/modules/auth/auth.routes.ts',
    "import { email } from '@laurel/contract';\nexport const e = email;",
  ],
];

let root: string;
let violations: { rule: string; from: string }[];

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'laurel-arrows-'));
  for (const [file, content] of [...SEEDS.map(([, file, content]) => [file, content] as const), ...CLEAN]) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), content);
  }
  await mkdir(path.join(root, 'node_modules/@laurel'), { recursive: true });
  for (const name of ['domain', 'text', 'db', 'contract', 'extraction']) {
    const manifest = { name: `@laurel/${name}`, type: 'module', exports: { '.': './src/index.ts' } };
    await writeFile(path.join(root, `packages/${name}/package.json`), JSON.stringify(manifest));
    await symlink(path.join(root, 'packages', name), path.join(root, 'node_modules/@laurel', name));
  }
  const { tsConfig: _, enhancedResolveOptions, ...options } = rules.options;
  const { output } = await cruise(
    ['packages', 'apps'],
    { ...options, baseDir: root, validate: true, ruleSet: { forbidden: rules.forbidden } },
    enhancedResolveOptions,
  );
  violations = (output as ICruiseResult).summary.violations.map(({ rule, from }) => ({
    rule: rule.name,
    from,
  }));
});
afterAll(() => rm(root, { recursive: true, force: true }));

describe('the arrows between folders', () => {
  it.each(SEEDS)('%s is found in %s', (rule, file) => {
    expect(violations).toContainEqual({ rule, from: file });
  });

  it('are quiet about what is allowed', () => {
    const clean = new Set(CLEAN.map(([file]) => file));
    expect(violations.filter(({ from }) => clean.has(from))).toEqual([]);
  });
});

const MODULES = fileURLToPath(new URL('../apps/api/src/modules', import.meta.url));

/** The modules that each module of the API imports, types included, its tests left out. */
const importsOfModules = (): Map<string, Set<string>> => {
  const imports = new Map<string, Set<string>>();
  for (const file of globSync('**/*.ts', { cwd: MODULES, exclude: ['**/*.test.ts'] })) {
    const [module = ''] = file.split(path.sep);
    const own = imports.get(module) ?? new Set();
    imports.set(module, own);
    for (const [, other = ''] of readFileSync(path.join(MODULES, file), 'utf8').matchAll(
      / from '\.\.\/([\w-]+)\/index\.ts'/g,
    ))
      own.add(other);
  }
  return imports;
};

/** What is left once every module that imports no other has been taken away, again and again: the cycles and what leads to them. */
const inCycles = (imports: ReadonlyMap<string, ReadonlySet<string>>): string[] => {
  const left = new Map(imports);
  const isFree = (module: string) => ![...(left.get(module) ?? [])].some((other) => left.has(other));
  for (let free = [...left.keys()].filter(isFree); free.length > 0; free = [...left.keys()].filter(isFree))
    for (const module of free) left.delete(module);
  return [...left.keys()];
};

describe('the modules of the API', () => {
  it('never need each other in a circle, types included', () => {
    const imports = importsOfModules();
    expect(imports.size).toBeGreaterThan(10);
    expect(inCycles(imports)).toEqual([]);
    imports.get('catalogue')?.add('browse');
    expect(inCycles(imports)).toContain('catalogue');
  });
});
