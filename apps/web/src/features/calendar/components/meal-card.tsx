import type { Luncher } from '@yay/contract/lunchers/calls';
import type { Property } from '@yay/domain/allergy';
import { Button, buttonClass } from '@yay/ui/button';
import { FoodFrame } from '@yay/ui/food-frame';
import { ChevronUpIcon, ShieldExclamationIcon, TrashIcon, XCircleIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl/react';
import type { Cell } from '../model/cell.ts';
import type { Meal } from '../model/meals.ts';
import { entreePrice } from '../model/price.ts';
import type { WeekIndex } from '../model/week-index.ts';
import { MealFacts, MealRatings } from './meal-facts.tsx';
import type { MealListProps } from './meal-list-props.ts';
import { MealOptions } from './meal-options.tsx';
import { startOf } from './open-meal.ts';
import { dayLong, kindOf, sidesOf, usd, useProblemText } from './say.ts';
import './meal-card.css';

type MealCardProps = Omit<MealListProps, 'meals' | 'onShowAll'> & { meal: Meal };

/** One meal. Taken as it is with one press; unfolded, its options and extras stand in place. */
export function MealCard(props: MealCardProps) {
  const { meal, cell, index, draft, luncher, open, onOpen, onTake, onTakeOff } = props;
  const t = useTranslations('calendar-choosing.panel');
  const { item } = meal;
  const isOpen = open?.item_id === item.id;
  const name = item.names.primary;
  const stands = cell.shown?.item_id === item.id && cell.kind !== 'removed';
  const start = () => startOf(meal, luncher, index.week.not_together);
  const toggle = () => onOpen(isOpen ? null : stands && cell.shown ? cell.shown : start());
  return (
    <li className={isOpen ? 'meal is-open' : 'meal'} id={`meal-${item.id}`}>
      <FoodFrame src={item.picture} tint={item.tint} />
      <div className="main">
        <h3>
          {cell.orderable ? (
            <button
              type="button"
              className="unfold"
              aria-expanded={isOpen}
              aria-label={t('optionsLabel', { meal: name })}
              onClick={toggle}
            >
              {name}
            </button>
          ) : (
            name
          )}
        </h3>
        <p className="vendor">{item.vendor.display_name}</p>
        {item.description && <p className="about">{item.description}</p>}
        <MealFacts meal={meal} child={luncher.first} stands={stands} />
      </div>
      <span className="price num">{usd(entreePrice(index, cell, item.id))}</span>
      <MealRatings meal={meal} />
      {cell.orderable && <Act meal={meal} isOpen={isOpen} onTake={() => onTake(start())} />}
      {isOpen && open && (
        <div className="more">
          {cell.orderable ? (
            <MealOptions
              meal={meal}
              open={open}
              onOpen={onOpen}
              index={index}
              draft={draft}
              cell={cell}
              luncher={luncher}
            />
          ) : (
            <AsOrdered cell={cell} index={index} />
          )}
          {stands && (cell.orderable || cell.removable) && (
            <Button
              kind="quiet-danger"
              size="sm"
              className="take-off"
              icon={<TrashIcon />}
              aria-label={`${t('remove')}: ${t('removeLabel', { meal: name, day: dayLong(cell.date) })}`}
              onClick={onTakeOff}
            >
              {t('remove')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** Shows the sides of an order that can't be changed any more. */
function AsOrdered({ cell, index }: { cell: Cell; index: WeekIndex }) {
  const t = useTranslations('calendar');
  const panel = useTranslations('calendar-choosing.panel');
  const sides = cell.shown ? sidesOf(index, cell.shown) : '';
  const fee = cell.price?.late_fee ?? 0;
  return (
    <p className="as-ordered">
      <span>
        {sides}
        {fee > 0 && <small>{panel('lateFee', { fee: usd(fee) })}</small>}
      </span>
      <b className="num">
        {t('summary.total')} {usd(cell.price?.total ?? 0)}
      </b>
    </p>
  );
}

/** Takes the meal at once. Where something is picked first, it is the name that unfolds the card. */
function Act({ meal, isOpen, onTake }: { meal: Meal; isOpen: boolean; onTake: () => void }) {
  const t = useTranslations('calendar-choosing.panel');
  if (!isOpen && meal.groups.length === 0) {
    return (
      <Button
        kind="soft"
        size="sm"
        className="act"
        aria-label={t('chooseLabel', { meal: meal.item.names.primary })}
        onClick={onTake}
      >
        {t('choose')}
      </Button>
    );
  }
  const look = buttonClass({ kind: isOpen ? 'quiet' : 'soft', size: 'sm' });
  return (
    <span className={`${look} act`} aria-hidden="true">
      {t(isOpen ? 'less' : 'options')}
      {isOpen && <ChevronUpIcon small />}
    </span>
  );
}

/** A meal that this child can't have that day, and why. */
export function ForbiddenMeal({
  meal,
  cell,
  luncher,
}: {
  meal: Meal;
  cell: Cell;
  luncher: Luncher;
}) {
  const { item, problem } = meal;
  const text = useForbiddenText();
  const isAllergy = problem?.code === 'allergy' || problem?.code === 'allergy_unverified';
  return (
    <li className="meal is-no">
      <FoodFrame src={item.picture} tint={item.tint} />
      <div className="main">
        <h3>{item.names.primary}</h3>
        <p className="vendor">{item.vendor.display_name}</p>
        <p className={isAllergy ? 'reason' : 'reason plain'}>
          {isAllergy ? <ShieldExclamationIcon /> : <XCircleIcon />}
          <span>{text(meal, cell, luncher.first)}</span>
        </p>
      </div>
      <span className="price num">{usd(item.price)}</span>
    </li>
  );
}

function useForbiddenText(): (meal: Meal, cell: Cell, child: string) => string {
  const t = useTranslations('calendar');
  const problemText = useProblemText();
  return ({ item, problem }, cell, child) => {
    if (!problem) return '';
    const { detail } = problem;
    if (!detail || detail.part !== item.names.primary) return problemText(problem, cell.date);
    const property = detail.property as Property;
    const name = t(`property.${property}`);
    return problem.code === 'allergy'
      ? t('problem.mealContains', { kind: kindOf(property), name, child })
      : t('problem.mealUnverified', { vendor: item.vendor.display_name, name });
  };
}
