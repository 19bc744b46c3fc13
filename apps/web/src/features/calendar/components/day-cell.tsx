import { StarIcon } from '@yay/ui/icons';
import { Tag } from '@yay/ui/tag';
import { memo, Suspense } from 'react';
import { useTranslations } from 'use-intl/react';
import { serverNowMs } from '../../../lib/clock.ts';
import { dateInZone } from '../../../lib/format.ts';
import { type Cell, openerId } from '../model/cell.ts';
import { equalDeep } from '../model/equal-deep.ts';
import type { WeekIndex } from '../model/week-index.ts';
import { CELL_CLASS, CellPlate, CellSide } from './cell-face.tsx';
import { type CellActions, CellFoot } from './cell-foot.tsx';
import { lazily } from './lazily.ts';
import {
  dateShort,
  dayFull,
  dayLong,
  dayShort,
  listed,
  sidesOf,
  usd,
  useClockText,
  useMoment,
  useProblemText,
} from './say.ts';
import './day-cell.css';

const ClosureReason = lazily(() => import('./closure-reason.tsx'));
const ThemeTag = lazily(() => import('./theme-tag.tsx'));

export type DayCellProps = CellActions & {
  cell: Cell;
  index: WeekIndex;
  onOpen: (cell: Cell) => void;
  /** True while the cell is part of the first view, which waits for nothing else. */
  quiet: boolean;
};

// Choosing a meal changes one of twenty cells: the others must not be drawn anew.
export const DayCell = memo(
  DrawnCell,
  (before, after) =>
    before.index === after.index &&
    before.onOpen === after.onOpen &&
    before.onPutBack === after.onPutBack &&
    (before.quiet === after.quiet || !(after.cell.theme || after.cell.closedReason)) &&
    equalDeep(before.cell, after.cell),
);

function DrawnCell({ cell, index, onOpen, onPutBack, quiet }: DayCellProps) {
  const t = useTranslations('calendar.cell');
  const luncher = index.lunchers.get(cell.luncherId);
  const child = luncher?.first ?? '';
  const item = cell.shown ? index.items.get(cell.shown.item_id) : undefined;
  const meal = item?.names.primary ?? t('unknownMeal');
  const opens = cell.shown !== null || cell.kind === 'empty';
  const name = cell.kind === 'empty' ? t('choose') : cell.shown ? meal : closedName(cell, t);
  return (
    <li className={`cell ${CELL_CLASS[cell.kind]}`}>
      <div className="cell-date">
        <b>{dayShort(cell.date)}</b>
        <span>{dateShort(cell.date)}</span>
      </div>
      <CellPlate cell={cell} index={index} />
      <CellSide cell={cell} />
      <div className="body">
        {opens ? (
          <button
            type="button"
            id={openerId(cell)}
            className="open name"
            aria-label={cellLabel({ cell, child, meal }, t)}
            onClick={() => onOpen(cell)}
          >
            {name}
          </button>
        ) : (
          <span className="name">
            <span className="sr">{t('closedLabel', { child, day: dayFull(cell.date) })} </span>
            {name}
          </span>
        )}
        <CellText
          cell={cell}
          index={index}
          meal={meal}
          vendor={item?.vendor.display_name ?? null}
          quiet={quiet}
        />
        {cell.theme && opens && (
          <Suspense fallback={<span className="theme-wait" />}>
            {quiet ? <ThemeTag theme={cell.theme} /> : <span className="theme-wait" />}
          </Suspense>
        )}
        <CellFoot cell={cell} child={child} meal={meal} onPutBack={onPutBack} />
      </div>
    </li>
  );
}

/** All that is seen of a day, in one name: what, in which state, for how much, whose and when. */
function cellLabel(
  { cell, child, meal }: { cell: Cell; child: string; meal: string },
  t: ReturnType<typeof useTranslations<'calendar.cell'>>,
): string {
  const day = dayFull(cell.date);
  if (cell.kind === 'empty') {
    const label = t('chooseLabel', { child, day });
    return cell.lateFee > 0 ? t('lateLabel', { label, fee: usd(cell.lateFee) }) : label;
  }
  if (cell.kind === 'removed' || !cell.price) return t('removedLabel', { meal, child, day });
  const { total, late_fee: fee } = cell.price;
  const price = fee > 0 ? t('withFee', { price: usd(total) }) : usd(total);
  return t('mealLabel', { meal, state: t(stateWord(cell)), price, child, day });
}

function stateWord(
  cell: Cell,
): 'replaced' | 'served' | 'locked' | 'blocked' | 'ordered' | 'unsaved' {
  if (cell.isReplaced && cell.change === null) return 'replaced';
  if (cell.saved?.status === 'served' && cell.kind === 'locked') return 'served';
  const { kind } = cell;
  return kind === 'locked' || kind === 'blocked' || kind === 'ordered' ? kind : 'unsaved';
}

function closedName(cell: Cell, t: ReturnType<typeof useTranslations<'calendar.cell'>>): string {
  if (cell.kind === 'noschool') return t(cell.isSchoolOff ? 'noSchool' : 'noLunch');
  return cell.kind === 'nomenu' ? t('noMenu') : t('closed');
}

function CellText({
  cell,
  index,
  meal,
  vendor,
  quiet,
}: {
  cell: Cell;
  index: WeekIndex;
  meal: string;
  vendor: string | null;
  quiet: boolean;
}) {
  const t = useTranslations('calendar.cell');
  const problemText = useProblemText();
  switch (cell.kind) {
    case 'empty':
      return (
        <span className="extras">
          {cell.specialNames.length > 0 ? (
            <Tag tone="info" icon={<StarIcon />} className="special">
              {t('special', { count: cell.specialNames.length, meal: listed(cell.specialNames) })}
            </Tag>
          ) : (
            t('meals', { count: cell.meals })
          )}
        </span>
      );
    case 'removed':
      return <span className="vendor">{t('takenOff')}</span>;
    case 'blocked':
      return (
        <span className="extras">{cell.problem && problemText(cell.problem, cell.date, meal)}</span>
      );
    case 'closed':
      return <ClosedWhy cell={cell} index={index} />;
    case 'noschool':
      return (
        <span className="why">
          {cell.closedFor ?? t('noSchoolWhy')}
          {quiet && cell.closedFor && cell.closedReason && (
            <Suspense>
              <ClosureReason name={cell.closedFor} reason={cell.closedReason} />
            </Suspense>
          )}
        </span>
      );
    case 'nomenu':
      return (
        <span className="why">
          {t('noMenuWhy', {
            school: index.lunchers.get(cell.luncherId)?.grade.destination.name ?? '',
          })}
        </span>
      );
    default: {
      const sides = cell.shown ? sidesOf(index, cell.shown) : '';
      return (
        <>
          {vendor && <span className="vendor">{vendor}</span>}
          {sides && <span className="extras">{sides}</span>}
        </>
      );
    }
  }
}

function ClosedWhy({ cell, index }: { cell: Cell; index: WeekIndex }) {
  const t = useTranslations('calendar.cell');
  const day = useTranslations('refusals.day');
  const bar = useTranslations('calendar.bar');
  const moment = useMoment();
  const clockText = useClockText();
  const zone = index.lunchers.get(cell.luncherId)?.grade.destination.market.timezone;
  const now = serverNowMs();
  const says = () => {
    if (cell.closedCode === 'past' || cell.closedCode === 'served') return t('over');
    if (cell.opensAt && cell.lastClose && zone) {
      const until = Date.parse(cell.lastClose);
      return bar('opensAgain', {
        day: dayLong(dateInZone(until, zone)),
        time: clockText(until, zone),
      });
    }
    if (cell.lastClose && zone && Date.parse(cell.lastClose) <= now) {
      const when = moment(Date.parse(cell.lastClose), zone, now);
      return t('closedAt', { day: dayLong(cell.date), when });
    }
    return cell.closedCode ? day(cell.closedCode) : t('closedPlain');
  };
  return <span className="why">{says()}</span>;
}
