import type { PaymentMethod, PaymentMethods } from '@yay/contract/payments/calls';
import { cardName } from '@yay/domain/money';
import { Button } from '@yay/ui/button';
import { CardIcon, cardBrand } from '@yay/ui/card-icon';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { CheckCircleIcon, PlusIcon } from '@yay/ui/icons';
import { Tag } from '@yay/ui/tag';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useFieldText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { chooseCard, moneyMoved } from '../../../parts/cards/index.ts';
import { removeCard } from '../api/cards.ts';

const AddCard = lazy(() => import('../../../parts/cards/add-card.tsx'));

export type CardsProps = {
  userId: number;
  cards: PaymentMethods;
  /** Only a card's owner changes it: people who act for her or look after her see it. */
  mayChange: boolean;
};

/** The family's cards, which one is charged, and the ways to change that. */
export function Cards({ userId, cards, mayChange }: CardsProps) {
  const t = useTranslations('billing.cards');
  const fieldText = useFieldText();
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<PaymentMethod | null>(null);
  const [busy, setBusy] = useState(false);

  async function choose(card: PaymentMethod) {
    setBusy(true);
    try {
      await chooseCard(userId, card.id);
      showAlert('paymentMethodDefault');
      moneyMoved(userId);
    } catch {
      showAlert('defaultPaymentMethodFailed');
    }
    setBusy(false);
  }

  async function remove(card: PaymentMethod) {
    setBusy(true);
    try {
      const { orders_without_card } = await removeCard(userId, card.id);
      showAlert('paymentMethodRemoved');
      if (orders_without_card) showAlert(t('ordersWithoutCard'));
      moneyMoved(userId);
    } catch (error) {
      const why = isHttpError(error) ? error.errors.paymentMethod : undefined;
      showAlert(why ? fieldText(why) : 'paymentMethodRemoveFailed');
    }
    setBusy(false);
    setRemoving(null);
  }

  return (
    <section className="form" aria-labelledby="cards">
      <div className="form-head">
        <div>
          <h2 id="cards">{t('title')}</h2>
          <p>{t('text')}</p>
        </div>
      </div>
      {cards.data.length === 0 && <p className="quiet">{t('none')}</p>}
      <ul className="card-list">
        {cards.data.map((card) => (
          <CardRow
            key={card.id}
            card={card}
            isDefault={card.id === cards.default_payment_method}
            busy={busy}
            acts={
              mayChange
                ? { choose: () => void choose(card), remove: () => setRemoving(card) }
                : null
            }
          />
        ))}
      </ul>
      {mayChange ? (
        <div>
          <Button kind="line" icon={<PlusIcon />} onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        </div>
      ) : (
        <p className="quiet">{t('ownersOnly')}</p>
      )}
      {adding && (
        <Suspense>
          <AddCard userId={userId} onClose={() => setAdding(false)} />
        </Suspense>
      )}
      <ConfirmDialog
        open={removing !== null}
        onClose={() => setRemoving(null)}
        onConfirm={() => removing && void remove(removing)}
        title={t('removeTitle')}
        confirmLabel={t('removeConfirm')}
        closeLabel={t('cancel')}
        loading={busy}
        loadingLabel={t('removing')}
        danger
      >
        {removing && t('removeText', { brand: cardName(removing.brand), last4: removing.last4 })}
      </ConfirmDialog>
    </section>
  );
}

function CardRow({
  card,
  isDefault,
  busy,
  acts,
}: {
  card: PaymentMethod;
  isDefault: boolean;
  busy: boolean;
  /** null where the reader may not change cards. */
  acts: { choose: () => void; remove: () => void } | null;
}) {
  const t = useTranslations('billing.cards');
  const name = t('name', { brand: cardName(card.brand), last4: card.last4 });
  return (
    <li>
      <CardIcon brand={cardBrand(card.brand)} />
      <div>
        <h3>
          {name}{' '}
          {isDefault && (
            <Tag tone="ok" icon={<CheckCircleIcon />}>
              {t('default')}
            </Tag>
          )}
        </h3>
        <p>
          {t('expires', {
            month: String(card.exp_month).padStart(2, '0'),
            year: String(card.exp_year),
          })}
        </p>
      </div>
      {acts && (
        <div className="card-acts">
          {!isDefault && (
            <Button
              kind="quiet"
              size="sm"
              disabled={busy}
              onClick={acts.choose}
              aria-label={t('useNamed', { name })}
            >
              {t('use')}
            </Button>
          )}
          <Button
            kind="quiet"
            size="sm"
            disabled={busy}
            onClick={acts.remove}
            aria-label={t('removeNamed', { name })}
          >
            {t('remove')}
          </Button>
        </div>
      )}
    </li>
  );
}
