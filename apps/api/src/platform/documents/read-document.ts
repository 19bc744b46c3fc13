import type { FieldCode } from '@yay/contract/codes';
import {
  checkDocument,
  type Document,
  isEmptyDocument,
  type ProblemCode,
  textOf,
  type Variant,
} from '@yay/documents';

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

export type ReadDocument =
  | { readonly document: Document | null; readonly problems?: undefined }
  | { readonly problems: readonly FieldCode[]; readonly document?: undefined };

/**
 * Reads what an editor sent: null for nothing but an empty paragraph or an empty link, or the problems of what is no
 * document of the variant or has more letters than there is room for.
 */
export function readDocument(json: unknown, variant: Variant, most?: number): ReadDocument {
  if (isEmptyDocument(json, variant)) return { document: null };
  const problems = checkDocument(json, variant);
  if (problems.length > 0)
    return { problems: [...new Set(problems.map(({ code }) => SAID[code]))] };
  if (most !== undefined && textOf(json).length > most) return { problems: ['too_long'] };
  return { document: json as Document };
}
