export type { LibraryPicture } from './api.ts';
export { MediaLibrary } from './media-library.tsx';
export { MediaPicker, type MediaPickerProps } from './media-picker.tsx';
