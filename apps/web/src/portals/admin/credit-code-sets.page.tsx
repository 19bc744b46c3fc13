import { CreditCodeSets } from '../../features/gifts/index.ts';

export default function CreditCodeSetsPage() {
  return <CreditCodeSets />;
}
