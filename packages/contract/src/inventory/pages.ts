import type { Page } from '../page.ts';

const SCHOOLS = { any: ['school:portal'] } as const;
const ROUTES = { any: ['internal_dashboard:routes'] } as const;
/** The people of the team whom the calls about one place let in. */
const TEAM_OF_PLACE = { any: ['internal_dashboard:schools', 'internal_dashboard:routes'] } as const;

export const pages = {
  schoolInventory: {
    path: '/schools/$school/inventory',
    layout: 'main',
    permission: SCHOOLS,
  },
  schoolInventoryCount: {
    path: '/schools/$school/inventory/counts/$count',
    layout: 'main',
    permission: SCHOOLS,
  },
  schoolInventoryHistory: {
    path: '/schools/$school/inventory/history',
    layout: 'main',
    permission: SCHOOLS,
  },
  /** Comes up without a network, and so is the page of nobody: who counts is known by her sign-in. */
  countPlace: {
    path: '/count',
    layout: 'bare',
    permission: 'anyone',
  },
  adminSchoolInventory: {
    path: '/admin/schools/$school/inventory',
    layout: 'admin',
    permission: { any: ['internal_dashboard:schools'] },
  },
  adminInventoryAssignments: {
    path: '/admin/dashboard/inventory/assignments',
    layout: 'admin',
    permission: ROUTES,
  },
  adminInventoryCounts: {
    path: '/admin/dashboard/inventory/counts',
    layout: 'admin',
    permission: ROUTES,
  },
  adminInventoryCount: {
    path: '/admin/dashboard/inventory/$location/counts/$count',
    layout: 'admin',
    permission: TEAM_OF_PLACE,
  },
  adminInventoryLocation: {
    path: '/admin/dashboard/inventory/$location',
    layout: 'admin',
    permission: TEAM_OF_PLACE,
  },
  adminInventoryHistory: {
    path: '/admin/dashboard/inventory/$location/history',
    layout: 'admin',
    permission: TEAM_OF_PLACE,
  },
} as const satisfies Record<string, Page>;
