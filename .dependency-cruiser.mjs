// The directions between the rooms. `$1` is what the first group of `from` caught, so that a new
// module, feature or portal is held by these rules from its first file on.
const TESTS = '\\.(test|fixture)\\.tsx?$';
const apiModule = '^apps/api/src/modules/([^/]+)/';
const otherModules = ['^apps/api/src/modules/$1/', '^apps/api/src/modules/[^/]+/index\\.ts$'];

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'domain-is-pure',
      comment:
        'No I/O and no library; the calendar behind domain/time and what reads numbers behind domain/phones are the exceptions.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: TESTS },
      to: {
        pathNot: [
          '^packages/domain/src/',
          '(^|/)node_modules/(temporal-polyfill|libphonenumber-js)/',
        ],
      },
    },
    {
      name: 'time-is-behind-domain-time',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: ['^packages/domain/src/time/', TESTS] },
      to: { path: '(^|/)node_modules/(temporal-polyfill|@internationalized/date)/' },
    },
    {
      name: 'contract-knows-domain',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: TESTS },
      to: { pathNot: ['^packages/(contract|domain)/src/', '(^|/)node_modules/zod/'] },
    },
    {
      name: 'words-know-contract-and-domain',
      severity: 'error',
      from: { path: '^packages/words/src/', pathNot: TESTS },
      to: { pathNot: ['^packages/(words|contract|domain)/src/', '(^|/)node_modules/use-intl/'] },
    },
    {
      name: 'documents-know-domain',
      severity: 'error',
      from: { path: '^packages/documents/src/', pathNot: TESTS },
      to: { pathNot: ['^packages/(documents|domain)/src/', '(^|/)node_modules/diff/'] },
    },
    {
      name: 'ui-knows-no-business',
      severity: 'error',
      from: { path: '^packages/ui/src/' },
      to: { path: '^(apps|seeds|e2e|bench|packages/(?!ui/))' },
    },
    {
      name: 'packages-never-import-apps',
      severity: 'error',
      from: { path: '^(packages|seeds)/' },
      to: { path: '^(apps|e2e|bench)/' },
    },
    {
      name: 'apps-never-import-apps',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'platform-knows-no-module',
      severity: 'error',
      from: { path: '^apps/api/src/platform/', pathNot: TESTS },
      to: { path: '^(apps/api/src/(?!platform/)|seeds/)' },
    },
    {
      name: 'facts-know-no-module',
      severity: 'error',
      from: { path: '^apps/api/src/facts/', pathNot: TESTS },
      to: { path: '^(apps/api/src/(?!(facts|platform)/)|seeds/)' },
    },
    {
      name: 'facts-only-by-their-door',
      severity: 'error',
      from: { path: '^apps/api/', pathNot: '^apps/api/src/facts/' },
      to: { path: '^apps/api/src/facts/', pathNot: '^apps/api/src/facts/index\\.ts$' },
    },
    {
      name: 'modules-do-not-know-who-wires-them',
      severity: 'error',
      from: { path: '^apps/api/src/modules/', pathNot: TESTS },
      to: { path: '^(apps/api/(test/|src/[^/]+\\.ts$)|seeds/)' },
    },
    {
      name: 'another-module-only-by-its-door',
      severity: 'error',
      from: { path: apiModule, pathNot: TESTS },
      to: { path: '^apps/api/src/modules/', pathNot: otherModules },
    },
    {
      name: 'wiring-uses-doors',
      severity: 'error',
      from: { path: '^apps/api/src/[^/]+\\.ts$' },
      to: { path: '^apps/api/src/modules/', pathNot: '^apps/api/src/modules/[^/]+/index\\.ts$' },
    },
    {
      name: 'routes-never-ask-the-database',
      severity: 'error',
      from: { path: '\\.routes\\.ts$' },
      to: { path: '\\.repo\\.ts$' },
    },
    {
      name: 'web-lib-knows-packages',
      severity: 'error',
      from: { path: '^apps/web/src/lib/' },
      to: { path: '^apps/web/src/(?!lib/)' },
    },
    {
      name: 'web-parts-know-lib',
      comment: 'A part may use another part; no-cycles keeps them from running in a circle.',
      severity: 'error',
      from: { path: '^apps/web/src/parts/' },
      to: { path: '^apps/web/src/(?!(parts|lib)/)' },
    },
    {
      name: 'features-never-import-each-other',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: {
        path: '^apps/web/src/',
        pathNot: ['^apps/web/src/features/$1/', '^apps/web/src/(parts|lib|assets)/'],
      },
    },
    {
      name: 'forms-of-records-know-their-version',
      comment:
        'docs/decisions/0046. These send a form once; what others may save is lib/record-form.',
      severity: 'error',
      from: {
        path: '^apps/web/src/(features|portals|parts)/',
        pathNot:
          '^apps/web/src/features/(account|gift-codes|gifts|identity|invitation|lunchers|referrals|second-factor)/',
      },
      to: { path: ['(^|/)node_modules/react-hook-form/', '^apps/web/src/lib/send-form\\.ts$'] },
    },
    {
      name: 'portals-never-import-each-other',
      severity: 'error',
      from: { path: '^apps/web/src/portals/([^/]+)/' },
      to: {
        path: '^apps/web/src/',
        pathNot: ['^apps/web/src/portals/$1/', '^apps/web/src/(features|parts|lib|assets)/'],
      },
    },
    {
      name: 'a-feature-only-by-its-door',
      severity: 'error',
      from: { path: '^apps/web/src/(?!features/)' },
      to: {
        path: '^apps/web/src/features/',
        pathNot: '^apps/web/src/features/[^/]+/index\\.tsx?$',
      },
    },
    {
      name: 'nothing-imports-a-test',
      severity: 'error',
      from: { pathNot: TESTS },
      to: { path: TESTS },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '^scripts/rooms/planted/node_modules'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
    },
  },
};
