import { useQuery } from '@tanstack/react-query';
import type { PaymentMethods } from '@yay/contract/payments/calls';
import { Button } from '@yay/ui/button';
import { Dialog } from '@yay/ui/dialog';
import { Notice } from '@yay/ui/notice';
import { Switch } from '@yay/ui/switch';
import { type ReactNode, type Ref, useCallback, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../lib/alerts/index.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { CardForm, type CardFormHandle, CardFormWaiting } from '../card-form/index.ts';
import { beginCard, cardsQuery, chooseCard, moneyMoved } from './cards.ts';
import { useRefusalText } from './refusal-text.ts';
import './add-card.css';

export type AddCardProps = {
  userId: number;
  /** The title in place of 'Add a card'. */
  title?: string;
  /** Stands before what is always said of a card. */
  intro?: ReactNode;
  /** Names the way out of it, where there is one beside Close. */
  laterLabel?: string;
  onClose: () => void;
};

/** A card is saved for what comes; nothing is charged by it. */
export default function AddCard({ userId, title, intro, laterLabel, onClose }: AddCardProps) {
  const t = useTranslations('billing.cards');
  const errorText = useErrorText();
  const refusalText = useRefusalText();
  const { data: cards, isFetching, refetch } = useQuery(cardsQuery(userId));
  // The first card is the one that is charged, whatever else is chosen.
  const isFirst = cards?.data.length === 0;
  const form = useRef<CardFormHandle>(null);
  const [isShown, setShown] = useState(false);
  const holdForm = useCallback((handle: CardFormHandle | null) => {
    form.current = handle;
    if (handle) setShown(true);
  }, []);
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
      title={title ?? t('addTitle')}
      closeLabel={t('close')}
      locked={saving}
      done={{
        label: t('save'),
        onPress: () => void save(),
        disabled: !cards || !isShown,
        loading: saving,
        loadingLabel: t('saving'),
      }}
      footer={
        laterLabel && (
          <Button kind="quiet" disabled={saving} onClick={onClose}>
            {laterLabel}
          </Button>
        )
      }
    >
      <form
        className="add-card"
        onSubmit={(event) => {
          event.preventDefault();
          if (!saving) void save();
        }}
      >
        {intro}
        <p>{t('addText')}</p>
        {failed && (
          <Notice tone="danger" live="alert">
            {failed}
          </Notice>
        )}
        <Fields
          cards={cards}
          form={holdForm}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
        {cards && !isFirst && (
          <Switch checked={makeDefault} onChange={setMakeDefault}>
            {t('makeDefault')}
          </Switch>
        )}
      </form>
    </Dialog>
  );
}

/** The fields of the card, once it is known who takes it. */
function Fields({
  cards,
  form,
  retrying,
  onRetry,
}: {
  cards: PaymentMethods | null | undefined;
  form: Ref<CardFormHandle>;
  retrying: boolean;
  onRetry: () => void;
}) {
  const t = useTranslations('billing.cards');
  if (cards) return <CardForm provider={cards.provider} ref={form} />;
  if (cards === undefined) return <CardFormWaiting />;
  return (
    <Notice
      tone="danger"
      live="alert"
      action={
        <Button kind="line" size="sm" loading={retrying} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {t('formFailed')}
    </Notice>
  );
}
