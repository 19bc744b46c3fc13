import { useSearch } from '@tanstack/react-router';
import { UserBilling, UserPage } from '../../features/users/index.ts';

export default function UserBillingPage() {
  const search: { page?: string } = useSearch({ strict: false });
  const page = /^[1-9]\d{0,5}$/.test(search.page ?? '') ? Number(search.page) : 1;
  return <UserPage tab="billing">{({ user }) => <UserBilling user={user} page={page} />}</UserPage>;
}
