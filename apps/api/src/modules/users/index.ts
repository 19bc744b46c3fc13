import { defineModule } from '../../platform/define-module.ts';
import { usersRoutes } from './users.routes.ts';

export { findManaged } from './lock-managed.ts';
export type { UsersParts } from './users.routes.ts';

export const manifest = defineModule({ routes: usersRoutes });
