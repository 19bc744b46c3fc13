import { PAGES } from '@yay/contract/pages';
import { can } from '@yay/domain/access';
import { ApprovalsList } from '../../features/credit-approvals/index.ts';
import { useMe } from '../../lib/session.ts';

export default function AdminApprovalsPage() {
  const me = useMe();
  return <ApprovalsList toFamilies={can(new Set(me?.permissions), PAGES.userBilling.permission)} />;
}
