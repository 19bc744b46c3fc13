import { PAGES } from './pages.gen.ts';

/**
 * Every address of the web application. The server answers them (title, permission, first data),
 * the router mounts them, and the pictures and the accessibility checks walk them, all from this one list.
 * Code that a family's first file carries reads those of its own portal alone (parent-pages.gen.ts).
 */
export { PAGES };
export type PageName = keyof typeof PAGES;
