import { attributeOf, type Document, type DocumentNode } from '@yay/documents';

interface Split {
  /** The heading and the search for a school that the document ends with, if it does. */
  readonly band: Document | null;
  readonly rest: Document | null;
}

/** Splits a search for a school under its own heading, which ends a page, from what stands above it. */
export function splitEndBand(body: Document | null): Split {
  const nodes = body?.content ?? [];
  const [heading, search] = nodes.slice(-2);
  if (body === null || heading?.type !== 'heading' || !isSchoolSearch(search)) {
    return { band: null, rest: body };
  }
  return {
    band: { ...body, content: nodes.slice(-2) },
    rest: { ...body, content: nodes.slice(0, -2) },
  };
}

const isSchoolSearch = (node: DocumentNode | undefined): boolean =>
  node?.type === 'part' && attributeOf(node, 'name') === 'schoolSearch';
