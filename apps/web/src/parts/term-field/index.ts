export { findTags, type Tag } from './api.ts';
export { TermField, type TermTexts } from './term-field.tsx';
