import { useEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import { dismissAlert } from '../../../lib/alerts/index.ts';
import { formatMoment } from '../../../lib/format.ts';
import { currentLocale } from '../../../lib/words/index.ts';
import AddCard from '../../../parts/cards/add-card.tsx';
import { usd } from './say.ts';

export type CardSheetProps = {
  userId: number;
  /** The card's part of this week, in cents. */
  rest: number;
  /** When; null where it is the end of each day's orders. */
  chargedAt: string | null;
  zone: string;
  /** It opened by itself, after the first save. */
  afterSave: boolean;
  onClose: () => void;
};

/** Takes the card that pays the week, where the family has none. */
export default function CardSheet(props: CardSheetProps) {
  const { userId, rest, chargedAt, zone, afterSave, onClose } = props;
  const t = useTranslations('calendar-choosing.card');
  const amount = usd(rest);
  // Its title says the same.
  useEffect(() => {
    if (afterSave) dismissAlert('mealSelectionsConfirmed');
  }, [afterSave]);
  return (
    <AddCard
      userId={userId}
      {...(afterSave && { title: t('title') })}
      intro={
        <p className="to-pay">
          {chargedAt === null
            ? t('toPayLater', { amount })
            : t('toPay', { amount, at: formatMoment(chargedAt, zone, currentLocale(), 'fullDay') })}
        </p>
      }
      laterLabel={t('later')}
      onClose={onClose}
    />
  );
}
