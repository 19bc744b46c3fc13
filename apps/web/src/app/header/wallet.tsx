import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Me } from '@yay/contract/identity/calls';
import { PARENT_PAGES } from '@yay/contract/parent-pages.gen';
import { WalletIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';
import { balanceQuery } from '../../features/billing/index.ts';
import { formatUsd } from '../../lib/format.ts';
import { useQuiet } from '../../lib/use-quiet.ts';

/** Links to the family's billing with what it has paid ahead, or else its credit; nothing where there is none. */
export default function Wallet({ me }: { me: Me }) {
  const t = useTranslations('frame.wallet');
  const { data } = useQuery({ ...balanceQuery(me.id), enabled: useQuiet() });
  const kind = data && data.yay_bucks > 0 ? 'yayBucks' : 'credit';
  const cents = data ? (kind === 'yayBucks' ? data.yay_bucks : data.credit) : 0;
  if (cents === 0) return null;
  return (
    <Link className="wallet" to={PARENT_PAGES.billing.path}>
      <WalletIcon />
      <b className="num">{formatUsd(cents)}</b> <span>{t(kind)}</span>
    </Link>
  );
}
