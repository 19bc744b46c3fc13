export { AffectedPreview } from './affected-preview.tsx';
