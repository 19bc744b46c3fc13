import type { FieldCode } from '@yay/contract/codes';
import {
  assetsOf,
  checkDocument,
  isEmptyDocument,
  type ProblemCode,
  type Variant,
} from '@yay/documents';
import type { Tx } from '../../platform/db/index.ts';
import { isInLibrary } from '../media/index.ts';
import { type DraftValues, knownTopics } from './pages.repo.ts';

const SAID: Readonly<Record<ProblemCode, FieldCode>> = {
  not_a_document: 'not_a_document',
  document_too_big: 'document_too_big',
  document_too_deep: 'document_too_deep',
  unsafe_link: 'document_unsafe_link',
  unknown_node: 'document_unknown',
  unknown_mark: 'document_unknown',
  unknown_attribute: 'document_unknown',
  bad_attribute: 'document_unknown',
  bad_content: 'document_unknown',
  bad_text: 'document_unknown',
};

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
  },
  variant: Variant,
): Promise<
  | { readonly values: DraftValues; readonly errors?: undefined }
  | { readonly errors: Errors; readonly values?: undefined }
> {
  const errors: Errors = {};
  const body = isEmptyDocument(given.body) ? null : given.body;
  const problems = body === null ? [] : checkDocument(body, variant);
  if (problems.length > 0) errors.body = [...new Set(problems.map(({ code }) => SAID[code]))];
  // Pictures are held in the order of their numbers, so that no two editors block each other.
  const inBody = problems.length > 0 ? [] : assetsOf(body);
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
    },
  };
}
