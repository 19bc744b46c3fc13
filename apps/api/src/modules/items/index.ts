export { findOrderedProblems, narrowsOffer, type OfferChange } from './check-ordered.ts';
export { itemsRoutes } from './items.routes.ts';
export { lockDaysOffering } from './lock-days-offering.ts';
