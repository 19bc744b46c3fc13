export { DunningList } from './components/dunning-list.tsx';
