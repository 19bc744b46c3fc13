import type { PaymentProviderPart } from '@yay/contract/payments/calls';
import { Dialog } from '@yay/ui/dialog';
import { Notice } from '@yay/ui/notice';
import { Switch } from '@yay/ui/switch';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { CardForm, type CardFormHandle } from '../../../parts/card-form/index.ts';
import { beginCard, cardProvider, chooseCard, moneyMoved } from '../api/cards.ts';
import { useRefusalText } from './refusal-text.ts';

export type AddCardProps = {
  userId: number;
  provider: PaymentProviderPart;
  /** The first card is the one that is charged, whatever else is chosen. */
  isFirst: boolean;
  onClose: () => void;
};

/** A card is saved for what comes; nothing is charged by it. */
export default function AddCard({ userId, provider, isFirst, onClose }: AddCardProps) {
  const t = useTranslations('billing.cards');
  const errorText = useErrorText();
  const refusalText = useRefusalText();
  const form = useRef<CardFormHandle>(null);
  const [makeDefault, setMakeDefault] = useState(true);
  const [saving, setSaving] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);

  async function save() {
    setFailed(null);
    if (!form.current?.check()) {
      showAlert('cardInputIncomplete');
      return;
    }
    setSaving(true);
    try {
      const { client_secret } = await beginCard(userId);
      const result = await form.current.save(client_secret);
      if (result.status === 'succeeded' || result.status === 'processing') {
        await saved(result.status === 'succeeded' ? result.methodId : null);
        return;
      }
      if (result.status === 'incomplete') showAlert('cardInputIncomplete');
      else setFailed(refusalText(result.why));
    } catch (error) {
      setFailed(errorText(error));
    }
    setSaving(false);
  }

  async function saved(methodId: string | null) {
    if (methodId !== null && (makeDefault || isFirst)) {
      try {
        await chooseCard(userId, methodId);
      } catch {
        showAlert('defaultPaymentMethodFailed');
      }
    }
    moneyMoved(userId);
    showAlert('paymentMethodSaved');
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('addTitle')}
      closeLabel={t('close')}
      locked={saving}
      done={{
        label: t('save'),
        onPress: () => void save(),
        loading: saving,
        loadingLabel: t('saving'),
      }}
    >
      <form
        className="add-card"
        onSubmit={(event) => {
          event.preventDefault();
          if (!saving) void save();
        }}
      >
        <p>{t('addText')}</p>
        {failed && (
          <Notice tone="danger" live="alert">
            {failed}
          </Notice>
        )}
        <CardForm provider={cardProvider(provider)} ref={form} />
        {!isFirst && (
          <Switch checked={makeDefault} onChange={setMakeDefault}>
            {t('makeDefault')}
          </Switch>
        )}
      </form>
    </Dialog>
  );
}
