export { CreditCodeSets } from './components/credit-code-sets.tsx';
