import type { FieldCode } from '@yay/contract/codes';
import {
  isOpenKind,
  JOB_FACTS,
  type JobFacts,
  type PageKind,
  variantOf,
} from '@yay/contract/pages/values';
import { assetsOf } from '@yay/documents';
import type { Tx } from '../../platform/db/index.ts';
import { readDocument } from '../../platform/documents/index.ts';
import { isInLibrary } from '../media/index.ts';
import { type DraftValues, knownTopics } from './pages.repo.ts';

type Errors = Record<string, readonly FieldCode[]>;

/** Returns a draft's values, or its errors by field. Holds its pictures until the commit. */
export async function draftValues(
  tx: Tx,
  given: {
    readonly title: string;
    readonly description: string;
    readonly picture: number | null;
    readonly topics: readonly number[];
    readonly body: unknown;
    readonly links: unknown;
    readonly job: JobFacts | null;
  },
  kind: PageKind,
): Promise<
  | { readonly values: DraftValues; readonly errors?: undefined }
  | { readonly errors: Errors; readonly values?: undefined }
> {
  const errors: Errors = {};
  const { document: body = null, problems } = readDocument(given.body, variantOf(kind));
  if (problems) errors.body = problems;
  const links = readDocument(given.links, 'linklist');
  if (links.problems) errors.links = links.problems;
  // The start page and the gift shop have a layout of their own, without a place for them.
  else if (links.document !== null && !isOpenKind(kind)) errors.links = ['document_unknown'];
  // Pictures are held in the order of their numbers, so that no two editors block each other.
  const inBody = assetsOf(body);
  const asked = new Set([...inBody, ...(given.picture === null ? [] : [given.picture])]);
  for (const id of [...asked].sort((one, other) => one - other)) {
    if (await isInLibrary(tx, id)) continue;
    if (id === given.picture) errors.picture = ['unknown_asset'];
    if (inBody.includes(id)) errors.body = ['document_picture_gone'];
  }
  const topics = [...new Set(given.topics)];
  const known = await knownTopics(tx, topics);
  if (known.length < topics.length) errors.topics = ['invalid'];
  if (Object.keys(errors).length > 0) return { errors };
  return {
    values: {
      title: given.title,
      description: given.description,
      assetId: given.picture,
      topicIds: topics,
      body: body === null ? null : JSON.stringify(body),
      bodyAssetIds: inBody,
      links: links.document ? JSON.stringify(links.document) : null,
      job: given.job !== null && JOB_FACTS.some((fact) => given.job?.[fact]) ? given.job : null,
    },
  };
}
