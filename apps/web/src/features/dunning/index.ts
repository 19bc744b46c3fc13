export { DunningList } from './components/dunning-list.tsx';
export { dunningState } from './model/states.ts';
