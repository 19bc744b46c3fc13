import type { LunchCalendarAnswer } from '@yay/contract/calendar/calls';
import { plainDate } from '@yay/domain/calendar';
import { expect, test, vi } from 'vitest';
import { testWeek } from '../model/test-week.fixture.ts';
import { indexWeek } from '../model/week-index.ts';

// No menus are kept at first, whatever was loaded before.
vi.resetModules();
const { queryClient } = await import('../../../lib/query-client.ts');
const { weekQuery } = await import('./load-week.ts');

test('a week is asked for with the menus that an earlier one told, and shows the same', async () => {
  const week = testWeek({ menus_revision: 'menus-of-the-visit' });
  const { allPossibleExtras: _, itemMenus: __, ...rest } = week;
  const beside = { items: [], option_groups: [], options: [], not_together: [] };
  const answers: LunchCalendarAnswer[] = [week, { ...rest, ...beside }];
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return new Response(JSON.stringify(answers.shift()));
  });
  const load = (monday: string) =>
    queryClient.fetchQuery(weekQuery({ userId: 7, monday: plainDate(monday) }));

  const first = await load('2026-11-09');
  const second = await load('2026-11-16');
  expect(asked[0]).not.toContain('knownMenus');
  expect(new URLSearchParams(asked[1]?.split('?')[1]).get('knownMenus')).toBe('menus-of-the-visit');
  expect(second).toEqual(first);
  expect(indexWeek(second)).toEqual(indexWeek(first));
});
