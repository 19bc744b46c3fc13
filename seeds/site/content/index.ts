import type { SitePage } from '../build.ts';
import { about } from './about.ts';

/** Every page of the public site, in both languages. */
export const SITE_PAGES: readonly SitePage[] = [about];
