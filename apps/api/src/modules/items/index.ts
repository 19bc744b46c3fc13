import { defineModule } from '../../platform/define-module.ts';
import { itemsRoutes } from './items.routes.ts';
import { pictureUses } from './picture-uses.ts';

export { findOrderedProblems, narrowsOffer, type OfferChange } from './check-ordered.ts';
export { lockDaysOffering } from './lock-days-offering.ts';

export const manifest = defineModule({ routes: itemsRoutes, pictureUses });
