import type { Balance } from '@yay/contract/billing/calls';
import type { User } from '@yay/contract/users/calls';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { ArrowPathIcon } from '@yay/ui/icons';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { formatUsd } from '../../../lib/format.ts';
import { useMe } from '../../../lib/session.ts';
import { formatOffice } from '../../../parts/office-moment.ts';
import { moneyMoved, retryDebt } from '../api/money.ts';

/**
 * Shows whether a debt is open, its consequences and their day, and the one act that is possible.
 */
export function Standing({
  user,
  balance,
  onSaid,
}: {
  user: User;
  balance: Balance;
  onSaid: (text: string) => void;
}) {
  const t = useTranslations('credit.standing');
  const common = useTranslations('credit');
  const locale = useLocale();
  const errorText = useErrorText();
  const me = useMe();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { owed, dunning, open_payment: open } = balance;
  const amount = formatUsd(owed);

  async function retry() {
    if (busy) return;
    setBusy(true);
    try {
      const { started, amount: asked } = await retryDebt(user.id);
      onSaid(started ? t('started', { amount: formatUsd(asked) }) : t('nothing'));
    } catch (error) {
      showAlert(errorText(error));
    }
    await moneyMoved(user.id);
    setBusy(false);
    setAsking(false);
  }
  const said = () => {
    if (owed === 0) return t('good');
    // Nothing is tried or cancelled while the payment may have been taken at a former provider.
    if (!dunning || (open?.elsewhere && !dunning.suspended)) return t('open', { amount });
    if (dunning.suspended) return t('suspended', { amount });
    if (dunning.next_try_at === null) return t('asking', { amount });
    return t('trying', { amount, day: formatOffice(dunning.next_try_at, locale) });
  };
  return (
    <section className="billing-standing" aria-labelledby="user-standing">
      <h2 id="user-standing">{t('title')}</h2>
      <p className={`standing ${owed > 0 && dunning ? 'is-payment' : 'is-active'}`}>{said()}</p>
      {owed > 0 && dunning && !open?.elsewhere && (
        <p className="mid">{t('grace', { day: formatOffice(dunning.grace_ends_at, locale) })}</p>
      )}
      {open && (
        <p className="mid">
          {t(open.elsewhere ? 'elsewhere' : 'underWay', { amount: formatUsd(open.amount) })}
        </p>
      )}
      {owed > 0 && !open && !me?.impersonator && (
        <p>
          <button type="button" className="staff-btn" onClick={() => setAsking(true)}>
            <ArrowPathIcon small />
            {t('retry')}
          </button>
        </p>
      )}
      <ConfirmDialog
        open={asking}
        title={t('retryTitle', { amount })}
        confirmLabel={t('retry')}
        closeLabel={common('cancel')}
        note={common('logged')}
        loading={busy}
        loadingLabel={common('working')}
        onConfirm={() => void retry()}
        onClose={() => setAsking(false)}
      >
        <p>{t('retryText')}</p>
      </ConfirmDialog>
    </section>
  );
}
