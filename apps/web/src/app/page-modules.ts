import type { PageName } from '@yay/contract/pages';
import type { ComponentType } from 'react';
import type { Area } from '../lib/words/index.ts';

export type PageModule = {
  readonly load: () => Promise<{ default: ComponentType }>;
  /** The areas of words that the page says, besides those that are always there. */
  readonly words: readonly Area[];
};

/** What every page says. */
export const ALWAYS: readonly Area[] = ['shell', 'errors'];

/** The component of every page of the contract: a page without one does not compile. */
export const pageModules: Record<PageName, PageModule> = {
  home: { load: () => import('../portals/parent/home.page.tsx'), words: ['account'] },
  login: { load: () => import('../portals/parent/login.page.tsx'), words: ['account'] },
  register: { load: () => import('../portals/parent/register.page.tsx'), words: ['account'] },
  signUp: { load: () => import('../portals/parent/register.page.tsx'), words: ['account'] },
  lunchCalendar: {
    load: () => import('../portals/parent/lunch-calendar.page.tsx'),
    words: ['calendar'],
  },
  lunchers: { load: () => import('../portals/parent/lunchers.page.tsx'), words: ['account'] },
  vendors: { load: () => import('../portals/vendors/vendors.page.tsx'), words: ['vendor'] },
  vendorHome: { load: () => import('../portals/vendors/vendor-home.page.tsx'), words: ['vendor'] },
  welcomeBack: {
    load: () => import('../portals/parent/welcome-back.page.tsx'),
    words: ['account'],
  },
  workshop: { load: () => import('../portals/dev/workshop.page.tsx'), words: [] },
};
