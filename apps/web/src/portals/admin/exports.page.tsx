import { PAGES } from '@yay/contract/pages';
import { ExportsList } from '../../features/lists-exports/index.ts';
import { may, useMe } from '../../lib/session.ts';

export default function AdminExportsPage() {
  const me = useMe();
  const toUsers = may(me, 'internal_dashboard:users') ? PAGES.adminUsers.path : null;
  return <ExportsList toUsers={toUsers} />;
}
