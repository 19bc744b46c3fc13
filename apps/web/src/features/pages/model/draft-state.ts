import type { PagePictureOut, PageVersion } from '@yay/contract/pages/calls';
import { type JobFacts, NO_JOB_FACTS, type PageLocale } from '@yay/contract/pages/values';
import type { Document } from '@yay/documents';
import type { DraftInput } from '../api/change-page.ts';

/** The text of a page in one language. */
export interface DraftValues {
  readonly title: string;
  readonly description: string;
  readonly picture: PagePictureOut | null;
  readonly topics: readonly { readonly id: number; readonly name: string }[];
  readonly body: Document | null;
  /** Links at the end of the page, as a list. */
  readonly links: Document | null;
  /** The facts of a job; each is empty where nothing is said of it. */
  readonly job: JobFacts;
}

export const EMPTY: DraftValues = {
  title: '',
  description: '',
  picture: null,
  topics: [],
  body: null,
  links: null,
  job: NO_JOB_FACTS,
};

export const valuesOf = (version: PageVersion | null): DraftValues =>
  version === null
    ? EMPTY
    : {
        title: version.title,
        description: version.description,
        picture: version.picture,
        topics: version.topics,
        body: version.body as Document | null,
        links: version.links as Document | null,
        job: version.job ?? NO_JOB_FACTS,
      };

export const inputOf = (
  locale: PageLocale,
  revision: number | null,
  values: DraftValues,
): DraftInput => ({
  locale,
  revision,
  title: values.title,
  description: values.description,
  picture: values.picture?.id ?? null,
  topics: values.topics.map(({ id }) => id),
  body: values.body,
  links: values.links,
  job: values.job,
});

/** Milliseconds until a save that failed is tried again: longer each time, and then every half minute. */
export const retryAfter = (failures: number): number =>
  Math.min(30_000, 2_000 * 2 ** (failures - 1));
