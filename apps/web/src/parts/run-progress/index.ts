export { RunProgress } from './run-progress.tsx';
export { runQuery } from './run-query.ts';
