export { can, type Need } from './can.ts';
export { canActForFamily } from './can-act-for-family.ts';
export { orderingWindowOf } from './ordering-window-of.ts';
export { PERMISSIONS, type Permission } from './permissions.ts';
export { permissionsOf, ROLE_PERMISSIONS } from './role-permissions.ts';
export { ROLES, type Role } from './roles.ts';
export { type VendorScope, vendorScopeOf } from './vendor-scope.ts';
