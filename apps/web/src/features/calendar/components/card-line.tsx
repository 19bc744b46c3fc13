import { Button } from '@yay/ui/button';
import { useTranslations } from 'use-intl/react';
import type { CardAsk } from '../state/use-card-ask.ts';

/** Asks for a card until there is one for the orders. */
export default function CardLine({ card }: { card: CardAsk }) {
  const t = useTranslations('calendar-choosing.card');
  return (
    <div className="card-line">
      <b>{t('missing')}</b>
      <Button kind="line" size="sm" onClick={card.open}>
        {t('add')}
      </Button>
    </div>
  );
}
