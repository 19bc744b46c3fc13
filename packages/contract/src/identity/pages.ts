import type { Page } from '../page.ts';

export const pages = {
  login: {
    path: '/login',
    layout: 'minimal',
    portal: 'parent',
    title: 'login',
    permission: 'guest',
  },
  register: {
    path: '/register',
    layout: 'minimal',
    portal: 'parent',
    title: 'get_started',
    permission: 'guest',
  },
  signUp: {
    path: '/sign-up',
    layout: 'minimal',
    portal: 'parent',
    title: 'get_started',
    permission: 'guest',
  },
  forgotPassword: {
    path: '/forgot-password',
    layout: 'minimal',
    portal: 'parent',
    title: 'forgot_password',
    permission: 'guest',
  },
  resetPassword: {
    path: '/reset-password',
    layout: 'minimal',
    portal: 'parent',
    title: null,
    permission: 'anyone',
  },
  account: {
    path: '/parents/account',
    layout: 'parent',
    portal: 'parent',
    title: null,
    permission: { any: ['user:account'] },
  },
  logout: {
    path: '/logout',
    layout: 'isolation',
    portal: 'parent',
    title: null,
    permission: 'anyone',
  },
  welcomeBack: {
    path: '/welcome-back',
    layout: 'isolation',
    portal: 'parent',
    title: null,
    permission: 'signed_in',
  },
  secondFactor: {
    path: '/second-factor',
    layout: 'isolation',
    portal: 'parent',
    title: null,
    permission: 'signed_in',
  },
} as const satisfies Record<string, Page>;
