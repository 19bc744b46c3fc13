import { PERMISSIONS, type Permission } from './permissions.ts';
import { ROLES, type Role } from './roles.ts';

/** The roles of the internal team with its dashboards; superadmin has every permission besides. */
const INTERNAL: readonly Role[] = [
  'admin',
  'developer',
  'cafe',
  'customer_experience_sr',
  'customer_support',
  'growth_jr',
  'growth_sr',
  'marketing',
  'merchandising_jr',
  'merchandising_sr',
  'ops_lead_jr',
  'ops_lead',
];

const CONTENT: readonly Role[] = ['admin', 'developer', 'marketing', 'growth_sr'];

const MERCHANDISE: readonly Role[] = [
  'admin',
  'developer',
  'customer_experience_sr',
  'merchandising_jr',
  'merchandising_sr',
  'ops_lead_jr',
  'ops_lead',
];

/** The roles that hold each permission. superadmin is not listed: it has every permission. */
const HOLDERS: Record<Permission, readonly Role[]> = {
  'user:account': ROLES,
  'user:lunch_calendar': ['customer', ...INTERNAL],
  'school:portal': ['school', ...INTERNAL],
  'vendor:portal': ['vendor', ...INTERNAL],
  internal_user: INTERNAL,
  internal_dashboards: INTERNAL,
  'internal_dashboard:users': [
    'admin',
    'developer',
    'customer_experience_sr',
    'customer_support',
    'ops_lead',
  ],
  'internal_dashboard:schools': [
    'admin',
    'developer',
    'customer_experience_sr',
    'customer_support',
    'growth_jr',
    'growth_sr',
    'ops_lead_jr',
    'ops_lead',
    'merchandising_sr',
  ],
  'internal_dashboard:vendors': MERCHANDISE,
  'internal_dashboard:items': MERCHANDISE,
  'internal_dashboard:menus': MERCHANDISE,
  'internal_dashboard:meals': [...MERCHANDISE, 'cafe'],
  'internal_dashboard:discounts': [
    'admin',
    'developer',
    'customer_experience_sr',
    'growth_sr',
    'marketing',
  ],
  'internal_dashboard:pages': CONTENT,
  'internal_dashboard:settings': CONTENT,
  'internal_dashboard:terms': CONTENT,
  'internal_dashboard:redirects': CONTENT,
  'internal_dashboard:routes': ['admin', 'developer', 'ops_lead_jr', 'ops_lead'],
  'internal_dashboard:markets': ['admin', 'developer', 'ops_lead'],
  'internal_dashboard:logs': ['admin', 'developer', 'ops_lead'],
  // Menu and supply schedules are for field staff as well, who have nothing else of the portal.
  'internal_dashboard:schedules': [...INTERNAL, 'brand_ambassador'],
  // Item flags and Tag-O-Matic: of those who keep the offer, fewer than may change it.
  'internal_dashboard:merchandising': ['admin', 'merchandising_jr', 'merchandising_sr'],
  // Kiosks and readers: of the admin role alone.
  'internal_dashboard:kiosks': ['admin'],
  'user:billing': ['admin', 'customer_experience_sr', 'customer_support'],
  'user:credit': ['admin', 'customer_experience_sr'],
  'credit:upload': ['admin', 'customer_experience_sr'],
  'user:send_email': ['admin', 'customer_experience_sr', 'customer_support', 'ops_lead'],
  telescope: ['developer'],
  vapor_ui: ['developer'],
  'user:impersonate_role_admin': [],
  'user:impersonate_role_developer': ['admin'],
  'user:impersonate_internal_non_admin_roles': ['admin'],
  'user:impersonate_role_customer': ['admin', 'customer_experience_sr', 'customer_support'],
  'user:impersonate_role_school': ['admin', 'customer_experience_sr', 'growth_sr', 'ops_lead'],
  'user:impersonate_role_vendor': [
    'admin',
    'customer_experience_sr',
    'merchandising_sr',
    'ops_lead',
  ],
  'user:impersonate_role_brand_ambassador': ['admin', 'ops_lead'],
};

export const ROLE_PERMISSIONS = Object.fromEntries(
  ROLES.map((role) => [role, permissionsOfRole(role)]),
) as Record<Role, readonly Permission[]>;

/** Returns the union of the roles' permissions. */
export function permissionsOf(roles: Iterable<Role>): Set<Permission> {
  return new Set([...roles].flatMap((role) => ROLE_PERMISSIONS[role]));
}

function permissionsOfRole(role: Role): readonly Permission[] {
  if (role === 'superadmin') return PERMISSIONS;
  return PERMISSIONS.filter((permission) => HOLDERS[permission].includes(role));
}
