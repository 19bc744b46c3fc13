// The team's part: no family loads it.
export { CreditCodeSets } from './components/credit-code-sets.tsx';
