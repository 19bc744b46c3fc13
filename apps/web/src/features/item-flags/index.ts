export { ItemFlags } from './components/item-flags.tsx';
