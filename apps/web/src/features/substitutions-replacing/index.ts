export { ReplacePage } from './components/replace-page.tsx';
