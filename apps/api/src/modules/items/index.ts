export { ordersAhead } from './ahead.repo.ts';
export { holdOffer } from './hold-offer.ts';
export { itemsRoutes } from './items.routes.ts';
