// Apart from the schemas, for the browser says these and carries no schema.
export const PAGE_KINDS = ['page', 'article', 'job', 'home', 'gift'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];
/** The kinds of which the team makes pages; the others are the product's, each at its address for good. */
export const OPEN_KINDS = ['page', 'article', 'job'] as const satisfies readonly PageKind[];
export type OpenKind = (typeof OPEN_KINDS)[number];
export const isOpenKind = (kind: PageKind): kind is OpenKind =>
  OPEN_KINDS.some((open) => open === kind);
/** The variant of documents in which a page of a kind is written. */
export const variantOf = (kind: PageKind): 'full' | 'home' => (kind === 'home' ? 'home' : 'full');
export const PAGE_LOCALES = ['en', 'es'] as const;
export type PageLocale = (typeof PAGE_LOCALES)[number];
/** The state of a page in lists: what its visitors get, in whatever language. */
export const PAGE_STATES = ['shown', 'scheduled', 'draft', 'off', 'archived'] as const;
export type PageState = (typeof PAGE_STATES)[number];
/** `over`: it was read, until its time was over or another took its place for good. */
export const VERSION_STATES = ['draft', 'scheduled', 'shown', 'waiting', 'over'] as const;
export type VersionState = (typeof VERSION_STATES)[number];
/** Facts of a job, in the order in which they are asked for; each may be left out. */
export const JOB_FACTS = ['team', 'place', 'hours', 'pay', 'start'] as const;
export type JobFact = (typeof JOB_FACTS)[number];
export type JobFacts = Readonly<Record<JobFact, string>>;
export const JOB_FACT_MAX = 80;
export const NO_JOB_FACTS: JobFacts = { team: '', place: '', hours: '', pay: '', start: '' };
export const TITLE_MAX = 200;
export const DESCRIPTION_MAX = 500;
