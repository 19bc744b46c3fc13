export { mealsRoutes } from './meals.routes.ts';
