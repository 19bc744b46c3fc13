export type { ChosenPicture, RichTextProps } from './props.ts';
export { RichText } from './rich-text.tsx';
