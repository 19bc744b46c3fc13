import type { Price } from '@yay/domain/pricing';
import { useTranslations } from 'use-intl/react';
import type { Choice, Spot } from '../model/choice.ts';
import type { WeekIndex } from '../model/week-index.ts';
import { announce } from '../state/announce.ts';
import { dayFull, mealName, usd } from './say.ts';

type Deed = 'chosen' | 'removed' | 'putBack' | 'discarded' | 'surprise';

/** Tells those who do not see the screen of each act: which meal, whose, when and for how much. */
export function useTell(index: WeekIndex) {
  const t = useTranslations('calendar');
  return (deed: Deed, spot: Spot, choice: Choice | null, price: Price | null): void => {
    const sum = usd(price?.total ?? 0);
    announce(
      t(`save.announce.${deed}`, {
        meal: mealName(index, choice) ?? '',
        child: index.lunchers.get(spot.luncherId)?.first ?? '',
        day: dayFull(spot.date),
        price: price && price.late_fee > 0 ? t('cell.withFee', { price: sum }) : sum,
      }),
    );
  };
}
