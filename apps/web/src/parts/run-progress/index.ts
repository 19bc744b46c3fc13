export { RunProgress } from './run-progress.tsx';
