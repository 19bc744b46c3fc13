export { createSuperadmin } from './create-superadmin.ts';
export { identityJobs, sweepSessions } from './identity.jobs.ts';
export { type IdentityParts, identityRoutes } from './identity.routes.ts';
export { DEFAULT_LIMITS, type IdentityLimits, LOOSE_LIMITS } from './limits.ts';
export { meOf } from './read-me.ts';
export { createSessions } from './resolve-session.ts';
export { type PasswordLinkKind, sendPasswordLink } from './send-password-link.ts';
