export { findTagNames, type Tag } from './api.ts';
export { useTagTexts } from './tag-texts.ts';
export { TermField } from './term-field.tsx';
