// Apart from the schemas, for the browser says these and carries no schema.
export const PAGE_KINDS = ['page', 'article', 'job'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];
export const PAGE_LOCALES = ['en', 'es'] as const;
export type PageLocale = (typeof PAGE_LOCALES)[number];
/** What a list says of a page: what its visitors get, in whatever language. */
export const PAGE_STATES = ['shown', 'scheduled', 'draft', 'off', 'archived'] as const;
export type PageState = (typeof PAGE_STATES)[number];
/** `over`: it was read, until its time was over or another took its place for good. */
export const VERSION_STATES = ['draft', 'scheduled', 'shown', 'waiting', 'over'] as const;
export type VersionState = (typeof VERSION_STATES)[number];
export const TITLE_MAX = 200;
export const DESCRIPTION_MAX = 500;
