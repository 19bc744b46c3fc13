export { PictureField, type PictureFieldProps } from './picture-field.tsx';
