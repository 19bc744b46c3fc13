import { CreditCodeSets } from '../../features/gifts/staff.ts';

export default function CreditCodeSetsPage() {
  return <CreditCodeSets />;
}
