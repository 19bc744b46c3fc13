import { Button } from '@yay/ui/button';
import { Dialog } from '@yay/ui/dialog';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

/** The built-in bank's question. A real bank's is asked by the provider's own script. */
export default function BankQuestion({
  onAnswer,
}: {
  onAnswer: (outcome: 'approve' | 'decline') => Promise<void>;
}) {
  const t = useTranslations('payments.bank');
  const [sending, setSending] = useState<'approve' | 'decline' | null>(null);

  async function say(outcome: 'approve' | 'decline') {
    if (sending) return;
    setSending(outcome);
    await onAnswer(outcome);
  }

  return (
    <Dialog
      open
      role="alertdialog"
      title={t('title')}
      closeLabel={t('close')}
      locked={sending !== null}
      // To walk away is to say no: the payment must not be left hanging.
      onClose={() => void say('decline')}
    >
      <div className="bank-question">
        <p>{t('intro')}</p>
        <p className="hint">{t('trial')}</p>
        <div className="bank-answers">
          <Button
            kind="line"
            loading={sending === 'decline'}
            loadingLabel={t('sending')}
            onClick={() => void say('decline')}
          >
            {t('decline')}
          </Button>
          <Button
            loading={sending === 'approve'}
            loadingLabel={t('sending')}
            onClick={() => void say('approve')}
          >
            {t('approve')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
