export { ClosingPreview, Lunches } from './closing-preview.tsx';
