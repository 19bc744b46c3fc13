export { CHOSEN_ITEMS, choiceParams } from './item-choice.ts';
export { ensureTerms } from './terms.repo.ts';
export { termsRoutes } from './terms.routes.ts';
