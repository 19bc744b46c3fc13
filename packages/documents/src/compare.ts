export {
  type BlockDifference,
  compareDocuments,
  type FactDifference,
  type Piece,
} from './compare-documents.ts';
export { compareTexts, type Stretch } from './compare-texts.ts';
export { LINE_BREAK, type Mark } from './lines-of.ts';
