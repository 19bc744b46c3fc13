import { useSearch } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { can } from '@yay/domain/access';
import { DunningList, dunningState } from '../../features/dunning/index.ts';
import { useMe } from '../../lib/session.ts';

export default function AdminDunningPage() {
  const me = useMe();
  const search: { state?: unknown; page?: unknown } = useSearch({ strict: false });
  const { state, page } = search;
  return (
    <DunningList
      state={dunningState(state)}
      page={typeof page === 'string' && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1}
      toFamilies={can(new Set(me?.permissions), PAGES.userBilling.permission)}
    />
  );
}
