import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  register: {
    load: () => import('./register.page.tsx'),
    words: ['identity', 'referrals'],
  },
  signUp: {
    load: () => import('./register.page.tsx'),
    words: ['identity', 'referrals'],
  },
  forgotPassword: {
    load: () => import('./forgot-password.page.tsx'),
    words: ['identity', 'account'],
  },
  resetPassword: {
    load: () => import('./reset-password.page.tsx'),
    words: ['identity', 'account'],
  },
  wayBack: {
    load: () => import('./way-back.page.tsx'),
    words: ['identity', 'account'],
  },
  logout: {
    load: () => import('./logout.page.tsx'),
    words: ['frame'],
  },
  welcomeBack: {
    load: () => import('./welcome-back.page.tsx'),
    words: ['identity', 'lunchers'],
  },
  secondFactor: {
    load: () => import('./second-factor.page.tsx'),
    words: ['second-factor'],
  },
} as const satisfies Record<string, PageModule>;
