export { ChoiceList } from './components/choice-list.tsx';
