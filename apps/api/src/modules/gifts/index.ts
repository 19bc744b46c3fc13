export { giftOutcome } from './gift-outcome.ts';
export { giftsRoutes } from './gifts.routes.ts';
