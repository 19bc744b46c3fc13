import type { Permission } from '../access/index.ts';

export const REQUEST_KINDS = ['contact', 'school', 'job'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/**
 * The permission to read and answer each kind: messages of families are for those who help
 * families, requests of schools for those who look after schools, applications for those who offer
 * the jobs.
 */
export const REQUEST_READERS: Readonly<Record<RequestKind, Permission>> = {
  contact: 'internal_dashboard:users',
  school: 'internal_dashboard:schools',
  job: 'internal_dashboard:pages',
};

/** Returns the kinds that a person reads. */
export const readableKinds = (permissions: ReadonlySet<Permission>): RequestKind[] =>
  REQUEST_KINDS.filter((kind) => permissions.has(REQUEST_READERS[kind]));
