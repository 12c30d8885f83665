// Who may import whom. `npm run check` applies it; tooling/arrows.test.ts proves with seeded violations that it bites.
const engines = '^packages/(matching|extraction|critique|taxonomies|text)/src';
const notATest = { pathNot: '\\.test\\.tsx?$|/testing/|^packages/[^/]+/cases/' };
const except = (allowed) => `^packages/(?!(${allowed})/)[^/]+/`;

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/**
 * Features of the web app that other features build on, from the bottom up: how a scholarship is shown, then saving and
 * tracking one. Every feature that is not a key here imports no other feature.
 */
const FEATURES_BELOW = {
  'saved-scholarships': ['scholarships'],
  'scholarship-page': ['scholarships', 'saved-scholarships', 'essays'],
  awards: ['scholarships'],
  browse: ['scholarships', 'saved-scholarships'],
  matching: ['scholarships', 'saved-scholarships', 'facts'],
  landing: ['find'],
  find: ['scholarships', 'saved-scholarships', 'facts', 'matching'],
  essays: ['scholarships'],
  'set-up': ['scholarships', 'preferences', 'facts'],
  notifications: ['scholarships'],
  account: ['auth', 'preferences', 'facts'],
};

/** A package may import only the listed packages (and itself). */
const onlyPackages = (name, allowed) =>
  forbid(
    `${name}-sees-only-its-foundations`,
    `packages/${name} may import: ${allowed.join(', ') || 'no other package'}`,
    { path: `^packages/${name}/`, ...notATest },
    { path: except([name, ...allowed].join('|')) },
  );

export default {
  forbidden: [
    forbid('no-cycles', 'Two files that need each other are one.', {}, { circular: true }),
    forbid('imports-resolve', 'An import must lead somewhere.', {}, { couldNotResolve: true }),
    forbid(
      'packages-never-see-apps',
      'Packages are below the apps.',
      { path: '^packages/' },
      { path: '^(apps|e2e)/' },
    ),
    forbid(
      'engines-are-pure',
      'An engine runs in a browser too: nothing of Node.',
      { path: engines, ...notATest },
      { dependencyTypes: ['core'] },
    ),
    onlyPackages('domain', []),
    onlyPackages('text', []),
    onlyPackages('taxonomies', ['domain', 'text']),
    onlyPackages('contract', ['domain']),
    onlyPackages('matching', ['domain', 'taxonomies', 'text']),
    onlyPackages('extraction', ['domain', 'taxonomies', 'text']),
    onlyPackages('critique', ['domain', 'taxonomies', 'text']),
    onlyPackages('catalogue', ['domain', 'taxonomies', 'text', 'extraction']),
    onlyPackages('db', ['domain']),
    forbid(
      'packages-are-entered-by-the-front-door',
      'Import the package by its name; what it exports is its front door.',
      { path: '^(apps|packages|e2e)/([^/]+)/' },
      {
        path: '^packages/([^/]+)/(src|data)/',
        pathNot: [
          '^packages/$2/',
          '^packages/[^/]+/src/(index|openapi)\\.ts$',
          '^packages/(text/src/html|catalogue/src/(own|shipped))/index\\.ts$',
          '^packages/(db/src/testing/index|critique/src/essay)\\.ts$',
        ],
      },
    ),
    forbid(
      'apps-are-apart',
      'The web app talks to the API over HTTP.',
      { path: '^apps/web/' },
      { path: '^apps/api/' },
    ),
    forbid(
      'apps-are-apart-2',
      'The API does not know the web app.',
      { path: '^apps/api/' },
      { path: '^apps/web/' },
    ),
    forbid(
      'web-sees-contract-and-pure-packages',
      'The web app knows the contract and the pure packages only.',
      { path: '^apps/web/' },
      { path: except('contract|domain|text|taxonomies|matching') },
    ),
    forbid(
      'features-never-see-the-app',
      'The app composes features.',
      { path: '^apps/web/src/features/' },
      { path: '^apps/web/src/app/' },
    ),
    forbid(
      'features-never-see-features',
      'Compose features in src/app.',
      {
        path: '^apps/web/src/features/([^/]+)/',
        pathNot: `^apps/web/src/features/(${Object.keys(FEATURES_BELOW).join('|')})/`,
      },
      { path: '^apps/web/src/features/(?!$1/)' },
    ),
    ...Object.entries(FEATURES_BELOW).map(([feature, below]) =>
      forbid(
        `${feature}-sees-only-features-below`,
        `features/${feature} may import: ${below.join(', ')}`,
        { path: `^apps/web/src/features/${feature}/` },
        { path: `^apps/web/src/features/(?!(${[feature, ...below].join('|')})/)` },
      ),
    ),
    forbid(
      'ui-knows-nothing-of-scholarships',
      'Primitives are for any product.',
      { path: '^apps/web/src/ui/' },
      { path: '^apps/web/src/(features|app|lib/(?!browser/))|^packages/(?!text/)' },
    ),
    forbid(
      'lib-knows-no-screen',
      'The API client, the session and the calendar know no screen.',
      { path: '^apps/web/src/lib/' },
      { path: '^apps/web/src/(features|app|ui)/' },
    ),
    forbid(
      'modules-are-entered-by-the-front-door',
      'Import another module of the API by its index.ts.',
      { path: '^apps/api/src/(?:modules/([^/]+)|platform|testing)/', pathNot: '\\.test\\.ts$' },
      { path: '^apps/api/src/modules/([^/]+)/', pathNot: ['^apps/api/src/modules/$1/', '/index\\.ts$'] },
    ),
    forbid(
      'main-enters-modules-by-front-door-and-routes',
      'Main takes what a module offers from its index.ts and its routes from their file.',
      { path: '^apps/api/src/main/', pathNot: '\\.test\\.ts$' },
      { path: '^apps/api/src/modules/', pathNot: ['/index\\.ts$', '\\.routes\\.ts$'] },
    ),
    forbid(
      'platform-is-below-modules',
      'The platform knows no area.',
      { path: '^apps/api/src/platform/' },
      { path: '^apps/api/src/(modules|main)/' },
    ),
    forbid(
      'modules-are-below-main',
      'Main builds the object graph; modules receive it.',
      { path: '^apps/api/src/modules/', ...notATest },
      { path: '^apps/api/src/main/' },
    ),
    forbid(
      'only-repositories-touch-tables',
      'SQL and tables live in *.repository.ts.',
      { path: '^apps/api/src/modules/', pathNot: '\\.repository\\.ts$|\\.test\\.ts$' },
      { path: 'node_modules/drizzle-orm|^packages/db/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'only-routes-and-presenters-touch-the-contract',
      'Use cases may name the contract’s types, no more.',
      {
        path: '^apps/api/src/modules/',
        pathNot: '\\.(routes|presenter)\\.ts$|/present-[^/]+\\.ts$|\\.test\\.ts$',
      },
      { path: '^packages/contract/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'tests-stay-out-of-the-product',
      'No product file imports a test or its helpers.',
      { path: '^(apps|packages)/', pathNot: '\\.test\\.tsx?$|/testing/' },
      { path: '\\.test\\.tsx?$|/testing/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/|/coverage/' },
    // Its TypeScript parser does not know TypeScript 7.
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    // Without these two, workspace packages are skipped in silence.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
