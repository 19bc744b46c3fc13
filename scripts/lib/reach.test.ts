import { describe, expect, test } from 'vitest';
import { ALWAYS, areasSaidIn, reachOf } from './reach.ts';

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
  [WEEK, [CALLS]],
  [WEEK_TEST, [WEEK]],
  [WEEK_PAGE, [WEEK]],
  [PAGE_LIST, [WEEK_PAGE]],
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
  [PAGE_LIST]: "week: {\n load: () => import('./week.page.tsx'),\n},",
  'e2e/journeys/order.spec.ts': "say('calendar.cell.choose'); say('alerts.saved');",
  'e2e/journeys/gift.spec.ts': "say('gifts.form.send')",
  'e2e/journeys/doors.spec.ts': "say('shell.nav.label')",
};
const reach = (...changed: string[]) => reachOf(changed, imports, (path) => sources[path] ?? '');

describe('a change of', () => {
  test('a module reaches tests of its own and of its users, and the journeys whose features call it', () => {
    expect(reach(SAVE)).toEqual({
      unit: [],
      db: [...ALWAYS, SAVE_TEST, BESIDE_TEST, REPEAT_TEST].sort(),
      journeys: ['e2e/journeys/order.spec.ts'],
      pages: [],
    });
  });

  test('a feature reaches its tests, journeys and pages, and the journeys of no feature', () => {
    expect(reach(WEEK)).toEqual({
      unit: [WEEK_TEST],
      db: [...ALWAYS].sort(),
      journeys: ['e2e/journeys/doors.spec.ts', 'e2e/journeys/order.spec.ts'],
      pages: ['week'],
    });
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
      journeys: ['e2e/journeys/doors.spec.ts', 'e2e/journeys/gift.spec.ts'],
    });
  });

  test('a module without routes reaches the journeys of those that use it', () => {
    expect(reach(CHARGES)).toMatchObject({ journeys: ['e2e/journeys/order.spec.ts'] });
  });

  test('a document reaches only what holds of every route', () => {
    expect(reach('docs/glossary.md')).toEqual({
      unit: [],
      db: [...ALWAYS].sort(),
      journeys: [],
      pages: [],
    });
  });

  test.each(['package-lock.json', 'apps/api/migrations/0099_more.sql', 'vitest.config.ts'])(
    '%s reaches everything',
    (path) => {
      expect(reach(path, SAVE)).toBe('all');
    },
  );
});

test('a journey is of the features whose words it says', () => {
  expect(areasSaidIn("say('items.form.name'); say('errors.x'); weekOn(page)")).toEqual([
    'calendar',
    'items',
  ]);
  expect(areasSaidIn("import { intro } from '@yay/words/intro/en';")).toEqual(['intro']);
});
