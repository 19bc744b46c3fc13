import { DiscountCreate } from '../../features/discounts/index.ts';

export default function DiscountNewPage() {
  return <DiscountCreate />;
}
