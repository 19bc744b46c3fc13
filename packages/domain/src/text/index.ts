export { slugify } from './slugify.ts';
