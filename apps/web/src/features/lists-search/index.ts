export { SearchEverything } from './components/search-everything.tsx';
