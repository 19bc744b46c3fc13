import { plainDate } from '@yay/domain/calendar';
import { Avatar } from '@yay/ui/avatar';
import { Drawer } from '@yay/ui/drawer';
import { IconButton } from '@yay/ui/icon-button';
import { ChevronLeftIcon, ChevronRightIcon } from '@yay/ui/icons';
import { memo, useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { serverNowMs } from '../../../lib/clock.ts';
import { Rating } from '../../../parts/rating/index.ts';
import type { Cell } from '../model/cell.ts';
import type { Choice, Spot } from '../model/choice.ts';
import type { Draft } from '../model/draft.ts';
import { type MealFilter, matches, mealsAt } from '../model/meals.ts';
import { priceOfChoice } from '../model/price.ts';
import { surprise } from '../model/surprise.ts';
import type { WeekIndex } from '../model/week-index.ts';
import { useSafeOnly } from '../state/use-safe-only.ts';
import { DayNote } from './day-note.tsx';
import { MealFilters } from './meal-filters.tsx';
import { MealList } from './meal-list.tsx';
import { type OpenMeal, openMealOf } from './open-meal.ts';
import { dateShort, dayLong, usd, useMoment } from './say.ts';
import { TakeFooter } from './take-footer.tsx';
import { useTell } from './use-tell.ts';
import './day-panel.css';

type DayPanelProps = {
  cell: Cell;
  /** The child's five days, to turn to the next one. */
  row: readonly Cell[];
  index: WeekIndex;
  draft: Draft;
  onChoose: (choice: Choice) => void;
  /** Takes the lunch of the day off. */
  onClear: () => void;
  onTurn: (spot: Spot) => void;
  onClose: () => void;
  /** The panel is on its way out: it is not drawn anew for its own last change. */
  closing: boolean;
};

export default memo(DrawnPanel, (_before, after) => after.closing);

const EVERYTHING: MealFilter = { only: 'all', vendorId: null };

/** One child's lunch on one day: everything there is to choose from, here and now. */
function DrawnPanel(props: DayPanelProps) {
  const { cell, row, index, draft, onChoose, onClear, onTurn, onClose } = props;
  const panel = useTranslations('calendar-choosing.panel');
  const tell = useTell(index);
  const [date, setDate] = useState(cell.date);
  const [safeOnly, keepSafeOnly] = useSafeOnly(cell.luncherId);
  const [filter, showOnly] = useState<MealFilter>({
    ...EVERYTHING,
    only: safeOnly ? 'safe' : 'all',
  });
  const [open, setOpen] = useState<OpenMeal | null>(() => openMealOf(cell));
  if (date !== cell.date) {
    setDate(cell.date);
    setOpen(openMealOf(cell));
  }
  // The panel answers the press; its meals, which take longer to draw, come a picture later.
  const showsMeals = useDeferredValue(true, false);
  const luncher = index.lunchers.get(cell.luncherId);
  if (!luncher) return null;
  function setFilter(next: MealFilter) {
    showOnly(next);
    keepSafeOnly(next.only === 'safe');
  }
  const child = luncher.first;
  const day = dayLong(cell.date);
  const meals = mealsAt(index, draft, cell);

  function take(choice: Choice) {
    onChoose(choice);
    tell('chosen', cell, choice, priceOfChoice(index, cell, choice));
    onClose();
  }

  function takeOff() {
    onClear();
    tell('removed', cell, cell.shown, cell.price);
    onClose();
  }

  function surpriseMe() {
    const picked = surprise(index, draft, cell, open ?? cell.shown, Math.random());
    if (!picked) return;
    // The picked meal is safe, so it stands under that filter, too.
    setFilter({ ...EVERYTHING, only: filter.only === 'safe' ? 'safe' : 'all' });
    setOpen(picked);
    tell('surprise', cell, picked, priceOfChoice(index, cell, picked));
    showMeal(picked.item_id);
  }

  function unfold(next: OpenMeal | null) {
    setOpen(next);
    // Picking an option of an open meal does not move it.
    if (next && next.item_id !== open?.item_id) showMeal(next.item_id);
  }

  return (
    <Drawer
      open
      onClose={onClose}
      title={panel('title', { child, day })}
      subtitle={<Until cell={cell} index={index} />}
      closeLabel={panel('close')}
      lead={<Avatar name={child} />}
      color={luncher.color}
      actions={<Turns cell={cell} row={row} onTurn={onTurn} />}
      bodyLabel={panel('meals', { day })}
      top={
        <>
          {cell.saved?.status === 'served' && (
            <Rating
              luncherId={Number(cell.luncherId)}
              itemId={cell.saved.item_id}
              child={child}
              meal={index.items.get(cell.saved.item_id)?.names.primary ?? ''}
              asks
            />
          )}
          <DayNote
            cell={cell}
            index={index}
            safe={meals.filter((meal) => matches(meal, { only: 'safe', vendorId: null })).length}
          />
          {cell.orderable && (
            <MealFilters
              meals={meals}
              luncher={luncher}
              filter={filter}
              onFilter={setFilter}
              onSurprise={surpriseMe}
            />
          )}
        </>
      }
      footer={
        cell.orderable &&
        open && <TakeFooter open={open} cell={cell} index={index} onTake={take} onKeep={onClose} />
      }
    >
      {showsMeals && (
        <MealList
          meals={meals.filter((meal) => matches(meal, filter))}
          cell={cell}
          index={index}
          draft={draft}
          luncher={luncher}
          open={open}
          onOpen={unfold}
          onTake={take}
          onTakeOff={takeOff}
          onShowAll={() => setFilter(EVERYTHING)}
        />
      )}
    </Drawer>
  );
}

/** Brings a meal's name to the top: unfolded, it is taller than the visible part of the panel. */
function showMeal(itemId: number): void {
  requestAnimationFrame(() =>
    document.getElementById(`meal-${itemId}`)?.scrollIntoView({ block: 'start' }),
  );
}

function Until({ cell, index }: { cell: Cell; index: WeekIndex }) {
  const t = useTranslations('calendar-choosing.panel');
  const moment = useMoment();
  const zone = index.lunchers.get(cell.luncherId)?.grade.destination.market.timezone;
  const date = dateShort(cell.date);
  if (!cell.closesAt || !zone) return date;
  const when = moment(Date.parse(cell.closesAt), zone, serverNowMs());
  return cell.lateFee > 0
    ? t('untilFee', { date, when, fee: usd(cell.lateFee) })
    : t('until', { date, when });
}

/** Leads to the day before and the next one that can be opened. */
function Turns({
  cell,
  row,
  onTurn,
}: {
  cell: Cell;
  row: readonly Cell[];
  onTurn: (spot: Spot) => void;
}) {
  const t = useTranslations('calendar-choosing.panel');
  const opens = row.filter((other) => other.orderable || other.shown);
  const before = opens.filter((other) => other.date < cell.date).at(-1);
  const after = opens.find((other) => other.date > cell.date);
  const turn = (to: Cell | undefined) => () =>
    to && onTurn({ luncherId: to.luncherId, date: plainDate(to.date) });
  return (
    <>
      <IconButton
        label={t('before', { day: before ? dayLong(before.date) : '–' })}
        disabled={!before}
        onClick={turn(before)}
      >
        <ChevronLeftIcon />
      </IconButton>
      <IconButton
        label={t('after', { day: after ? dayLong(after.date) : '–' })}
        disabled={!after}
        onClick={turn(after)}
      >
        <ChevronRightIcon />
      </IconButton>
    </>
  );
}
