import type { LunchCalendar, LunchCalendarAnswer } from '@yay/contract/calendar/calls';
import { isWhole, joinMenus, type MenusPart, menusPartOf } from '@yay/contract/calendar/menus-part';

/** The most menus that are kept, as many as the weeks of a visit have: each is some 50 kB. */
const MOST_KEPT = 6;

/** The menus' part of weeks, by revision: families, weeks and children share it. */
let kept: ReadonlyMap<string, MenusPart> = new Map();

/** Keeps the menus of a whole week, so that the next answer may leave them out. */
export function keepMenus(week: LunchCalendar): void {
  const { menus_revision: revision } = week;
  if (!revision || kept.has(revision)) return;
  kept = new Map([...kept, [revision, menusPartOf(week)] as const].slice(-MOST_KEPT));
}

/** Returns the revisions to name in a request, and what makes its answer a whole week. */
export function namedMenus(): {
  knownMenus: string | undefined;
  complete: (answer: LunchCalendarAnswer) => LunchCalendar;
} {
  // An answer may leave out the named menus, whatever is kept by the time that it comes.
  const named = kept;
  return {
    knownMenus: named.size === 0 ? undefined : [...named.keys()].join(','),
    complete(answer) {
      if (isWhole(answer)) {
        keepMenus(answer);
        return answer;
      }
      const part = named.get(answer.menus_revision ?? '');
      if (!part) throw new Error('the answer leaves out menus that are not kept');
      return joinMenus(answer, part);
    },
  };
}
