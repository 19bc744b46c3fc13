export { TagOMatic } from './components/tag-o-matic.tsx';
