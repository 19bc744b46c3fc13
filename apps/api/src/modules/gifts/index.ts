import { defineModule } from '../../platform/define-module.ts';
import { giftsRoutes } from './gifts.routes.ts';

export { decideSet } from './decide-set.ts';
export { giftOutcome } from './gift-outcome.ts';

export const manifest = defineModule({ routes: giftsRoutes });
