import { Button } from '@yay/ui/button';
import { TrashIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl/react';
import { isClearable } from '../model/clear.ts';
import { ForbiddenMeal, MealCard } from './meal-card.tsx';
import type { MealListProps } from './meal-list-props.ts';

/**
 * Lists the possible meals, and below them the others, each with the reason. A closed day shows
 * only the ordered meal.
 */
export function MealList(props: MealListProps) {
  const { meals, cell, luncher } = props;
  const t = useTranslations('calendar-choosing.panel');
  const clearing = useTranslations('calendar-choosing.clear');
  const shownId = cell.shown?.item_id;
  // Unfolded, it has a button of its own that takes it off.
  const isUnfolded = props.open !== null && props.open.item_id === shownId;
  // The chosen meal stands first: the day was opened for it, most of the time.
  const possible = cell.orderable
    ? meals
        .filter((meal) => !meal.problem)
        .toSorted((a, b) => Number(b.item.id === shownId) - Number(a.item.id === shownId))
    : meals.filter((meal) => meal.item.id === shownId);
  const forbidden = cell.orderable ? meals.filter((meal) => meal.problem) : [];
  return (
    <>
      {possible.length > 0 && (
        <ul className="meals">
          {possible.map((meal) => (
            <MealCard key={meal.item.id} meal={meal} {...props} />
          ))}
        </ul>
      )}
      {possible.length === 0 && forbidden.length === 0 && cell.orderable && (
        <p className="no-meals">
          {t('none')}{' '}
          <button type="button" className="link" onClick={props.onShowAll}>
            {t('showAll')}
          </button>
        </p>
      )}
      {forbidden.length > 0 && (
        <>
          <h3 className="sub">{t('notFor', { child: luncher.first })}</h3>
          <ul className="meals">
            {forbidden.map((meal) => (
              <ForbiddenMeal key={meal.item.id} meal={meal} cell={cell} luncher={luncher} />
            ))}
          </ul>
        </>
      )}
      {isClearable(cell) && !isUnfolded && (
        <Button kind="quiet-danger" size="sm" icon={<TrashIcon />} onClick={props.onTakeOff}>
          {clearing('day')}
        </Button>
      )}
    </>
  );
}
