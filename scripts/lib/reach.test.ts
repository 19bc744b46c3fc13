import { describe, expect, test } from 'vitest';
import { ALWAYS, areasSaidIn, reachOf, UNLISTED } from './reach.ts';

const SAVE = 'apps/api/src/modules/orders/save.ts';
const ROUTES = 'apps/api/src/modules/orders/orders.routes.ts';
const SAVE_TEST = 'apps/api/src/modules/orders/save.db.test.ts';
const BESIDE_TEST = 'apps/api/src/modules/orders/orders.db.test.ts';
const REPEAT = 'apps/api/src/modules/repeats/repeat-family.ts';
const REPEAT_TEST = 'apps/api/src/modules/repeats/repeats.db.test.ts';
const OTHER_TEST = 'apps/api/src/modules/gifts/gifts.db.test.ts';
const CALLS = 'packages/contract/src/orders.ts';
const WEEK = 'apps/web/src/features/calendar/week.tsx';
const WEEK_TEST = 'apps/web/src/features/calendar/week.test.tsx';
const WEEK_PAGE = 'apps/web/src/portals/parent/week.page.tsx';
const GIFTS = 'apps/web/src/features/gifts/gifts.tsx';
const COMPOSE = 'apps/api/src/compose.ts';
const CHARGES = 'apps/api/src/modules/settlement/charges.ts';
const KIT = 'apps/api/test/index.ts';
const RATE = 'apps/api/src/modules/ratings/ratings.routes.ts';
const RATE_CALLS = 'packages/contract/src/ratings.ts';
const RATING = 'apps/web/src/parts/rating/rating.tsx';
const FLAGS = 'apps/api/src/modules/flags/flags.routes.ts';
const FLAG_CALLS = 'packages/contract/src/flags.ts';
const FLAG_TABLE = 'apps/web/src/features/flags/table.tsx';
const FLAG_PAGE = 'apps/web/src/portals/parent/flags.page.tsx';
const PAGE_LIST = 'apps/web/src/portals/parent/week.pages.ts';

const imports = new Map<string, readonly string[]>([
  [SAVE, [CHARGES]],
  [CHARGES, []],
  [ROUTES, [SAVE, CALLS]],
  [COMPOSE, [ROUTES]],
  [KIT, [COMPOSE]],
  [SAVE_TEST, [SAVE, KIT]],
  [BESIDE_TEST, [KIT]],
  [REPEAT, [SAVE]],
  [REPEAT_TEST, [KIT]],
  [OTHER_TEST, [KIT]],
  [CALLS, []],
  [WEEK, [CALLS, RATING]],
  [RATING, [RATE_CALLS]],
  [RATE_CALLS, []],
  [RATE, [RATE_CALLS]],
  [FLAGS, [FLAG_CALLS]],
  [FLAG_CALLS, []],
  [FLAG_TABLE, [FLAG_CALLS]],
  [FLAG_PAGE, [FLAG_TABLE]],
  [WEEK_TEST, [WEEK]],
  [WEEK_PAGE, [WEEK]],
  [PAGE_LIST, [WEEK_PAGE, FLAG_PAGE]],
  [GIFTS, []],
  ['e2e/support/hold.ts', []],
  ['e2e/journeys/order.spec.ts', []],
  ['e2e/journeys/gift.spec.ts', ['e2e/support/hold.ts']],
  ['e2e/journeys/doors.spec.ts', []],
  ['e2e/pages/every-page.spec.ts', []],
]);
const sources: Readonly<Record<string, string>> = {
  [WEEK]: "const t = useTranslations('calendar.cell');",
  [GIFTS]: "const t = useTranslations('gifts');",
  [FLAG_TABLE]: "const t = useTranslations('flags');",
  [PAGE_LIST]:
    "week: {\n load: () => import('./week.page.tsx'),\n},\nflags: {\n load: () => import('./flags.page.tsx'),\n},",
  'e2e/journeys/order.spec.ts': "say('calendar.cell.choose'); say('alerts.saved');",
  'e2e/journeys/gift.spec.ts': "say('gifts.form.send')",
  'e2e/journeys/doors.spec.ts': "say('shell.nav.label')",
};
const reach = (...changed: string[]) => reachOf(changed, imports, (path) => sources[path] ?? '');

describe('a change of', () => {
  test('a module reaches tests of its own and of its users, and the journeys whose features call it', () => {
    expect(reach(SAVE)).toEqual({
      lint: [
        ...UNLISTED,
        ...[
          SAVE,
          ROUTES,
          COMPOSE,
          KIT,
          SAVE_TEST,
          BESIDE_TEST,
          REPEAT,
          REPEAT_TEST,
          OTHER_TEST,
        ].sort(),
      ],
      unit: [],
      widgets: [],
      db: [...ALWAYS, SAVE_TEST, BESIDE_TEST, REPEAT_TEST].sort(),
      journeys: ['e2e/journeys/order.spec.ts'],
      pages: [],
    });
  });

  test('a file that the door of a module hands on reaches its users, and any other one does not', () => {
    const door = 'apps/api/src/modules/orders/index.ts';
    const meals = 'apps/api/src/modules/meals/meals.ts';
    const mealsTest = 'apps/api/src/modules/meals/meals.db.test.ts';
    const within = new Map([
      ...imports,
      ...([
        [door, [SAVE, ROUTES]],
        [meals, [door]],
        [mealsTest, [KIT]],
      ] as const),
    ]);
    const handing = `import { ordersRoutes } from './orders.routes.ts';
      \nexport {\n  type Saved,\n  save,\n} from './save.ts';\nexport const manifest = ordersRoutes;`;
    const read = (path: string) => (path === door ? handing : (sources[path] ?? ''));
    expect(reachOf([SAVE], within, read)).toMatchObject({
      db: [...ALWAYS, SAVE_TEST, BESIDE_TEST, REPEAT_TEST, mealsTest].sort(),
    });
    expect(reachOf([ROUTES], within, read)).toMatchObject({
      db: [...ALWAYS, SAVE_TEST, BESIDE_TEST].sort(),
    });
    expect(reachOf([door], within, read)).toMatchObject({
      db: [...ALWAYS, SAVE_TEST, BESIDE_TEST, mealsTest].sort(),
    });
  });

  test('a feature reaches its tests, journeys and pages', () => {
    expect(reach(WEEK)).toEqual({
      lint: [...UNLISTED, ...[WEEK, WEEK_TEST, WEEK_PAGE, PAGE_LIST].sort()],
      unit: [WEEK_TEST],
      widgets: [],
      db: [...ALWAYS].sort(),
      journeys: ['e2e/journeys/order.spec.ts'],
      pages: ['week'],
    });
  });

  test.each([
    ['the frame', 'apps/web/src/app/frame.tsx'],
    ['a widget', 'packages/ui/src/button.tsx'],
    ['words of the frame', 'packages/words/src/shell/en.ts'],
    ['a feature without words of its own', 'apps/web/src/features/site-options-alert/alert.tsx'],
  ])('%s reaches the journeys of no feature', (_title, path) => {
    const reached = reachOf([path], new Map([...imports, [path, []]]), (one) => sources[one] ?? '');
    expect(reached).toMatchObject({ journeys: ['e2e/journeys/doors.spec.ts'] });
  });

  test('a widget reaches the tests that draw it', () => {
    const [button, drawn] = [
      'packages/ui/src/button.tsx',
      'packages/ui/src/dialog.browser.test.tsx',
    ];
    const drawing = new Map([...imports, [button, []], [drawn, [button]]] as const);
    expect(reachOf([button], drawing, () => '')).toMatchObject({ unit: [], widgets: [drawn] });
  });

  test('the wiring itself reaches what imports it', () => {
    expect(reach(COMPOSE)).toMatchObject({
      db: [...ALWAYS, SAVE_TEST, BESIDE_TEST, REPEAT_TEST, OTHER_TEST].sort(),
    });
  });

  test('what only journeys share reaches those that import it', () => {
    expect(reach('e2e/support/hold.ts')).toMatchObject({
      journeys: ['e2e/journeys/gift.spec.ts'],
    });
  });

  test('words reach the journeys that say them', () => {
    expect(reach('packages/words/src/gifts/en.ts')).toMatchObject({
      journeys: ['e2e/journeys/gift.spec.ts'],
    });
  });

  test('a module reaches the journeys of features that call it by a part that they share', () => {
    expect(reach(RATE)).toMatchObject({ journeys: ['e2e/journeys/order.spec.ts'], pages: [] });
  });

  test('a module whose features no journey goes through reaches their pages', () => {
    expect(reach(FLAGS)).toMatchObject({ journeys: [], pages: ['flags'] });
  });

  test.each([
    ['few journeys pass through reaches them all', 3],
    ['many journeys pass through reaches those that say it most', 9],
  ])('a feature that %s', (_title, count) => {
    const passing = Array.from(
      { length: count },
      (_, index) => `e2e/journeys/pass-${index}.spec.ts`,
    );
    const about = 'e2e/journeys/about.spec.ts';
    const specs = [about, ...passing].map((path) => [path, []] as const);
    const others = [...imports].filter(([path]) => !path.startsWith('e2e/'));
    const read = (path: string) => {
      if (path === about) return "say('gifts.a'); say('calendar.b'); say('calendar.c')";
      return passing.includes(path)
        ? "weekOn(page); say('gifts.a'); say('gifts.b')"
        : sources[path];
    };
    const reached = reachOf([SAVE], new Map([...others, ...specs]), (path) => read(path) ?? '');
    const journeys = count < 9 ? [about, ...passing] : [about];
    expect(reached).toMatchObject({ journeys });
  });

  test('a module without routes reaches the journeys of those that use it', () => {
    expect(reach(CHARGES)).toMatchObject({ journeys: ['e2e/journeys/order.spec.ts'] });
  });

  test('a document reaches only what holds of every route', () => {
    expect(reach('docs/glossary.md')).toEqual({
      lint: UNLISTED,
      unit: [],
      widgets: [],
      db: [...ALWAYS].sort(),
      journeys: [],
      pages: [],
    });
  });

  test('a removed file is not linted, and one of another kind is', () => {
    const style = 'apps/web/src/features/gifts/gifts.css';
    const removed = 'apps/web/src/features/gifts/removed.ts';
    const read = (path: string) => (path === style ? '.gift {}' : '');
    expect(reachOf([style, removed], imports, read)).toMatchObject({ lint: [...UNLISTED, style] });
  });

  test.each(['biome.json', 'apps/web/tsconfig.json', '.gitignore'])(
    '%s changes what lint says of every file',
    (path) => {
      expect(reach(path)).toMatchObject({ lint: ['.'] });
    },
  );

  test.each(['package-lock.json', 'apps/api/migrations/0099_more.sql', 'vitest.config.ts'])(
    '%s reaches everything',
    (path) => {
      expect(reach(path, SAVE)).toBe('all');
    },
  );
});

test('a journey is of the features whose words it says', () => {
  const said = areasSaidIn("say('items.form.name'); say('items.b'); say('errors.x'); weekOn(page)");
  expect([...said]).toEqual([
    ['items', 2],
    ['calendar', 1],
  ]);
  expect([...areasSaidIn("import { intro } from '@yay/words/intro/en';").keys()]).toEqual([
    'intro',
  ]);
});
