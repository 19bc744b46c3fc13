export { markedText } from './marked-text.ts';
export { type ReadDocument, readDocument } from './read-document.ts';
