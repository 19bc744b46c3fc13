export { type UsersParts, usersRoutes } from './users.routes.ts';
