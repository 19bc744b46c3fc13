import type { LunchCalendar, LunchCalendarAnswer } from '@yay/contract/calendar/calls';
import { describe, expect, test, vi } from 'vitest';
import { testWeek } from './test-week.fixture.ts';

// Nothing is kept at first, whatever was loaded before.
vi.resetModules();
const { keepMenus, namedMenus } = await import('./kept-menus.ts');

const weekOf = (revision: string | null): LunchCalendar =>
  testWeek({ menus_revision: revision, lastDayOfMenu: null });

/** The answer to a client that keeps the menus: nothing of the week is beside them. */
function withoutMenus(week: LunchCalendar): LunchCalendarAnswer {
  const { allPossibleExtras: _, itemMenus: __, ...rest } = week;
  return { ...rest, items: [], option_groups: [], options: [], not_together: [] };
}

describe('the menus that are kept', () => {
  test('complete an answer that leaves them out', () => {
    const week = weekOf('a');
    keepMenus(week);
    const { knownMenus, complete } = namedMenus();
    expect(knownMenus).toBe('a');
    expect(complete(withoutMenus({ ...week, version: 9 }))).toEqual({ ...week, version: 9 });
  });

  test('put the items beside the menus behind those of the menus', () => {
    const week = weekOf('a');
    const [special] = week.items;
    if (!special) throw new Error('the week has no items');
    const beside = { ...special, id: 999, names: { primary: 'Special' } };
    const answer = { ...withoutMenus(week), items: [beside] };
    expect(namedMenus().complete(answer).items).toEqual([...week.items, beside]);
  });

  test('are those of the latest revisions, each once', () => {
    for (const revision of ['b', 'c', 'c', 'd', 'e', 'f', 'g']) keepMenus(weekOf(revision));
    expect(namedMenus().knownMenus).toBe('b,c,d,e,f,g');
  });

  test('complete an answer even when others took their place meanwhile', () => {
    const { complete } = namedMenus();
    for (const revision of ['h', 'i', 'j', 'k', 'l', 'm']) complete(weekOf(revision));
    expect(namedMenus().knownMenus).not.toContain('g');
    expect(complete(withoutMenus(weekOf('g')))).toEqual(weekOf('g'));
  });

  test('are not those of a week without a revision', () => {
    const { knownMenus, complete } = namedMenus();
    expect(complete(weekOf(null))).toEqual(weekOf(null));
    expect(namedMenus().knownMenus).toBe(knownMenus);
  });
});
