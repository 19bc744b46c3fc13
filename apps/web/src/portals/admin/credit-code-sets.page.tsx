import { CreditCodeSets } from '../../features/gift-codes/index.ts';

export default function CreditCodeSetsPage() {
  return <CreditCodeSets />;
}
