export { findOrderedProblems, narrowsOffer, type OfferChange } from './check-ordered.ts';
export { holdOffer } from './hold-offer.ts';
export { itemsRoutes } from './items.routes.ts';
