export { ExportsList } from './components/exports-list.tsx';
export { LatestExports } from './components/latest-exports.tsx';
