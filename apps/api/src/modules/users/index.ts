import type { Config } from '../../platform/config/index.ts';
import { defineModule } from '../../platform/define-module.ts';
import { identityLimits } from '../identity/index.ts';
import { type UsersParts, usersRoutes } from './users.routes.ts';

export { findManaged } from './lock-managed.ts';
export type { UsersParts } from './users.routes.ts';

export const manifest = defineModule({
  routes(app, parts: Omit<UsersParts, 'rules'> & { readonly config: Config }) {
    usersRoutes(app, { ...parts, rules: identityLimits(parts.config) });
  },
});
