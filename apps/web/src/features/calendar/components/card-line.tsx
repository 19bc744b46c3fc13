import { Button } from '@yay/ui/button';
import { useTranslations } from 'use-intl/react';
import type { CardAsk } from '../state/use-card-ask.ts';

/** Stands until there is a card for what is ordered. */
export function CardLine({ card }: { card: CardAsk }) {
  const t = useTranslations('calendar.summary');
  if (!card.isMissing) return null;
  return (
    <div className="card-line">
      <b>{t('noCard')}</b>
      <Button kind="line" size="sm" onClick={card.open}>
        {t('addCard')}
      </Button>
    </div>
  );
}
