import { useSearch } from '@tanstack/react-router';
import { DiscountPage } from '../../features/discounts/index.ts';

export default function OneDiscountPage() {
  const search: { page?: string } = useSearch({ strict: false });
  const page = /^[1-9]\d{0,5}$/.test(search.page ?? '') ? Number(search.page) : 1;
  return <DiscountPage page={page} />;
}
