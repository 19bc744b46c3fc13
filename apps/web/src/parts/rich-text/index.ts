export type { ChosenPicture, RichTextProps } from './props.ts';
export { RichField } from './rich-field.tsx';
export { RichText } from './rich-text.tsx';
