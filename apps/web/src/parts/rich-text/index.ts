export { RichText } from './rich-text.tsx';
export type { ChosenPicture, RichTextProps } from './rich-text-editor.tsx';
