import type { PageModule } from '../lib/page-module.ts';
import type { Area } from '../lib/words/index.ts';

/** Words that every page needs. */
export const ALWAYS: readonly Area[] = ['shell'];

/**
 * The pages on a family's way to its lunch. They are named in the program's first piece, which families
 * load on a phone; all the others are declared in the portals' `*.pages.ts`, which come when one of them is
 * opened.
 */
export const familyPages = {
  home: { load: () => import('../portals/parent/home.page.tsx'), words: ['identity', 'errors'] },
  login: { load: () => import('../portals/parent/login.page.tsx'), words: ['identity', 'errors'] },
  // No call of its first view is refused in words: those come with its parts.
  lunchCalendar: {
    load: () => import('../portals/parent/lunch-calendar.page.tsx'),
    words: ['calendar', 'refusals'],
  },
  lunchers: {
    load: () => import('../portals/parent/lunchers.page.tsx'),
    words: ['lunchers', 'account', 'errors', 'resources'],
  },
} as const satisfies Record<string, PageModule>;
export type FamilyPageName = keyof typeof familyPages;
