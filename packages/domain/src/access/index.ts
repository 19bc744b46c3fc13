export { can, type Need } from './can.ts';
export { canActForAllFamilies, canActForFamily } from './can-act-for-family.ts';
export { childrenScopeOf, mayNameChildren } from './children.ts';
export { closerScopeOf } from './closer-scope.ts';
export {
  type ImpersonationRefusal,
  type ImpersonationTarget,
  impersonationRefusal,
} from './may-impersonate.ts';
export { assignableRoles, mayChangeEmail, mayChangePlaces, mayManage } from './may-manage.ts';
export { type OfferScope, offerScopeOf } from './offer-scope.ts';
export { orderingWindowOf } from './ordering-window-of.ts';
export { PERMISSIONS, type Permission } from './permissions.ts';
export { rankOf } from './rank-of.ts';
export { permissionsOf, ROLE_PERMISSIONS } from './role-permissions.ts';
export { ROLES, type Role } from './roles.ts';
export { type SchoolScope, schoolScopeOf } from './school-scope.ts';
export {
  isSessionOver,
  type SessionLimit,
  type SessionLimits,
  sessionLimitOf,
} from './session-ends.ts';
export { type VendorScope, vendorScopeOf } from './vendor-scope.ts';
