export {
  checkDocument,
  MAX_BYTES,
  MAX_DEPTH,
  type Problem,
  type ProblemCode,
} from './check-document.ts';
export type { Document, DocumentMark, DocumentNode } from './document.ts';
export { attributeOf, childrenOf, textAttribute } from './document.ts';
export { escapeHtml } from './escape.ts';
export { isDocumentLink } from './links.ts';
export { questionsAbout } from './questions-about.ts';
export { type RenderOptions, renderDocument, type ShownPicture } from './render-document.ts';
export {
  type AttributeRule,
  CALLOUT_TONES,
  type CalloutTone,
  DRAWINGS,
  type Drawing,
  type NodeRule,
  PARTS,
  type PartName,
  plainText,
  type Schema,
  SECTIONS,
  type SectionName,
  schemaOf,
  VARIANTS,
  type Variant,
} from './schema.ts';
export {
  assetsOf,
  isEmptyDocument,
  type OutlineEntry,
  outlineOf,
  type Question,
  questionsOf,
  textOf,
} from './text-of.ts';
