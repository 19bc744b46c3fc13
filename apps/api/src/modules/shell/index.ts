export { createShell, type ShellParts } from './render-shell.ts';
export { shellRoutes } from './shell.routes.ts';
