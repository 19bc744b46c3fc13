import type { Config } from '../../platform/config/index.ts';
import { defineModule } from '../../platform/define-module.ts';
import { type ConfiguredParts, configuredParts, identityLimits } from './configured-parts.ts';
import { IDENTITY_JOB_KINDS, identityJobs } from './identity.jobs.ts';
import { type IdentityParts, identityRoutes } from './identity.routes.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';

export { createPasswordLink } from './create-password-link.ts';
export { createSuperadmin } from './create-superadmin.ts';
export { admitTeamChange, askTeamChange, type TeamChange } from './email-change/team-change.ts';
export { endSessionsOf } from './end-sessions.ts';
export { isLastSuperadmin, lockSuperadmins } from './last-superadmin.ts';
export type { IdentityLimits } from './limits.ts';
export { openWithPassword } from './open-with-password.ts';
export { hashPassword, NO_PASSWORD } from './password.ts';
export type { PasswordLinkKind } from './password-links.repo.ts';
export { lockPasswordLinks, spendPasswordLinks } from './password-links.repo.ts';
export { passwordProblem } from './password-rules.ts';
export { meOf } from './read-me.ts';
export { createSessions, sessionBehind } from './resolve-session.ts';
export { removeEveryFactor } from './second-factor/remove-every-factor.ts';
export { sendPasswordLink } from './send-password-link.ts';
export { newToken, tokenHash } from './session-token.ts';

export { identityLimits };

export const manifest = defineModule({
  routes(app, given: Omit<IdentityParts, keyof ConfiguredParts> & { readonly config: Config }) {
    const parts = { ...given, ...configuredParts(given.config) };
    identityRoutes(app, parts);
    secondFactorRoutes(app, parts);
  },
  kinds: IDENTITY_JOB_KINDS,
  jobs: identityJobs,
});
