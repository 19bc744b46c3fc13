import { DiscountsList } from '../../features/discounts/index.ts';

export default function AdminDiscountsPage() {
  return <DiscountsList />;
}
