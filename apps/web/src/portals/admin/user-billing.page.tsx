import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { User } from '@yay/contract/users/calls';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useTranslations } from 'use-intl';
import {
  balanceQuery,
  FundsTiles,
  NextCharges,
  StatementSection,
} from '../../features/billing/index.ts';
import { UserMoney } from '../../features/credit-family/index.ts';
import { UserBilling, UserPage } from '../../features/users/index.ts';
import { StaffFailed } from '../../lib/staff-failed.tsx';

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/** `?action=credit` asks for the sum and the reason of a credit. */
export default function UserBillingPage() {
  return <UserPage tab="billing">{({ user }) => <Billing user={user} />}</UserPage>;
}

function Billing({ user }: { user: User }) {
  const t = useTranslations('credit');
  const navigate = useNavigate();
  const search: { page?: unknown; month?: unknown; action?: unknown } = useSearch({
    strict: false,
  });
  const { page, month, action } = search;
  const to = (change: Record<string, string | undefined>) =>
    void navigate({ to: '.', search: { ...search, ...change }, replace: true, resetScroll: false });
  const balance = useQuery(balanceQuery(user.id));
  const failed = (retry: () => void, error: unknown) => (
    <StaffFailed error={error} title={t('failedTitle')} retry={t('retry')} onRetry={retry} />
  );
  if (!balance.data) {
    if (balance.isError) return failed(() => void balance.refetch(), balance.error);
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton height="14rem" />
      </SkeletonGroup>
    );
  }
  return (
    <UserMoney
      user={user}
      balance={balance.data}
      funds={<FundsTiles balance={balance.data} />}
      isIssuing={action === 'credit'}
      onIssue={(isIssuing) => to({ action: isIssuing ? 'credit' : undefined })}
    >
      <NextCharges balance={balance.data} />
      <StatementSection
        userId={user.id}
        month={typeof month === 'string' && MONTH.test(month) ? month : undefined}
        onMonth={(next) => to({ month: next })}
        failed={failed}
      />
      <UserBilling
        user={user}
        page={typeof page === 'string' && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1}
      />
    </UserMoney>
  );
}
