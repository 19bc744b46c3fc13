import { defineModule } from '../../platform/define-module.ts';
import { termsRoutes } from './terms.routes.ts';

export { ensureTerms } from './terms.repo.ts';

export const manifest = defineModule({ routes: termsRoutes });
