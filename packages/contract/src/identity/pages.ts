import type { Page } from '../page.ts';

export const pages = {
  login: {
    path: '/login',
    layout: 'minimal',
    title: 'login',
    permission: 'guest',
  },
  register: {
    path: '/register',
    layout: 'minimal',
    title: 'get_started',
    permission: 'guest',
  },
  signUp: {
    path: '/sign-up',
    layout: 'minimal',
    title: 'get_started',
    permission: 'guest',
  },
  forgotPassword: {
    path: '/forgot-password',
    layout: 'minimal',
    title: 'forgot_password',
    permission: 'guest',
  },
  resetPassword: {
    path: '/reset-password',
    layout: 'minimal',
    permission: 'anyone',
  },
  wayBack: {
    path: '/way-back',
    layout: 'minimal',
    permission: 'anyone',
  },
  account: {
    path: '/parents/account',
    layout: 'parent',
    permission: { any: ['user:account'] },
  },
  logout: {
    path: '/logout',
    layout: 'isolation',
    permission: 'anyone',
  },
  welcomeBack: {
    path: '/welcome-back',
    layout: 'isolation',
    permission: 'signed_in',
  },
  secondFactor: {
    path: '/second-factor',
    layout: 'isolation',
    permission: 'signed_in',
  },
} as const satisfies Record<string, Page>;
