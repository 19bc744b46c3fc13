export type { ResourceHit } from './resource-hits.ts';
export { ResourceSearch, type ResourceSearchProps } from './resource-search.tsx';
