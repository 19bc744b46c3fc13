import { PAGES } from '../pages.ts';

export const PAGE_PATH = /^\/([a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*)?$/;
export const PATH_MAX = 200;

/** The first parts of paths that belong to something else than pages of the site. */
const API: readonly string[] = ['api', 'health', 'metrics', 'bridge', 'socket', 'webhooks'];
const FILES: readonly string[] = [
  'assets',
  'food',
  'icons',
  'media',
  'fonts',
  'files',
  'sitemap',
  'robots',
  'rss',
  'feed',
];
const PORTALS: readonly string[] = ['admin', 'schools', 'vendors', 'parents', 'dev', 'kiosk'];

const patterns = Object.values(PAGES).map(({ path }) => path.split('/').slice(1));

/** Returns the owner of an address that no page of the site may take; null where one may. */
export function addressOwner(path: string): 'portal' | 'api' | 'file' | null {
  const segments = path
    .replace(/(?!^)\/+$/, '')
    .split('/')
    .slice(1);
  const [first = ''] = segments;
  if (API.includes(first)) return 'api';
  if (FILES.includes(first) || segments.some((segment) => segment.includes('.'))) return 'file';
  if (PORTALS.includes(first)) return 'portal';
  const isTaken = patterns.some(
    (pattern) =>
      pattern.length === segments.length &&
      pattern.every((part, at) => part.startsWith('$') || part === segments[at]),
  );
  return isTaken ? 'portal' : null;
}
