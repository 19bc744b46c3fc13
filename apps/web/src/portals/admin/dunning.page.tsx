import { useNavigate, useSearch } from '@tanstack/react-router';
import { DUNNING_STATES } from '@yay/contract/dunning';
import { PAGES } from '@yay/contract/pages';
import { can } from '@yay/domain/access';
import { DunningList } from '../../features/dunning/index.ts';
import { useMe } from '../../lib/session.ts';

export default function AdminDunningPage() {
  const me = useMe();
  const navigate = useNavigate();
  const search: { state?: unknown; page?: unknown } = useSearch({ strict: false });
  const { state, page } = search;
  return (
    <DunningList
      state={DUNNING_STATES.find((one) => one === state)}
      page={typeof page === 'string' && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1}
      toFamilies={can(new Set(me?.permissions), PAGES.userBilling.permission)}
      onState={(next) => void navigate({ to: PAGES.adminDunning.path, search: { state: next } })}
    />
  );
}
