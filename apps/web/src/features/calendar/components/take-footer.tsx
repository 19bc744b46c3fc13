import { Button } from '@yay/ui/button';
import { useTranslations } from 'use-intl/react';
import type { Cell } from '../model/cell.ts';
import type { Choice } from '../model/choice.ts';
import { same } from '../model/draft.ts';
import { incompleteGroup } from '../model/pick-options.ts';
import { priceOfChoice } from '../model/price.ts';
import { groupsOf, type WeekIndex } from '../model/week-index.ts';
import type { OpenMeal } from './open-meal.ts';
import { mealName, sidesOf, usd } from './say.ts';

/** Shows the price of the unfolded meal as it is picked, and the button that takes it. */
export function TakeFooter({
  open,
  cell,
  index,
  onTake,
  onKeep,
}: {
  open: OpenMeal;
  cell: Cell;
  index: WeekIndex;
  onTake: (choice: Choice) => void;
  onKeep: () => void;
}) {
  const t = useTranslations('calendar-choosing.panel');
  const missing = incompleteGroup(groupsOf(index, open.item_id), open.option_ids);
  const asItStands = cell.kind !== 'removed' && same(open, cell.shown);
  const price = asItStands && cell.price ? cell.price : priceOfChoice(index, cell, open);
  const sides = sidesOf(index, open);
  const fee = price.late_fee > 0 ? t('lateFee', { fee: usd(price.late_fee) }) : '';
  return (
    <>
      <p>
        <b>{mealName(index, open)}</b>
        {missing ? (
          <span className="still">{t('stillNeeded', { group: missing.name })}</span>
        ) : (
          <>
            {sides}
            {fee && <span className={sides ? 'long' : undefined}>{sides ? `, ${fee}` : fee}</span>}
          </>
        )}
      </p>
      {asItStands && cell.problem === null ? (
        <Button kind="line" onClick={onKeep}>
          {t('keepAsIs', { price: usd(price.total) })}
        </Button>
      ) : (
        <Button disabled={missing !== null} onClick={() => onTake(open)}>
          {t('chooseFor', { price: usd(price.total) })}
        </Button>
      )}
    </>
  );
}
