export { dailySpecialsRoutes } from './daily-specials.routes.ts';
