import type { Luncher } from '@yay/contract/lunchers/calls';
import { PROPERTIES } from '@yay/domain/allergy';
import { Avatar } from '@yay/ui/avatar';
import { Button } from '@yay/ui/button';
import { classNames } from '@yay/ui/class-names';
import { ArrowUturnLeftIcon, DocumentDuplicateIcon, ShieldExclamationIcon } from '@yay/ui/icons';
import { memo, Suspense } from 'react';
import { useTranslations } from 'use-intl/react';
import { useGradeName } from '../../../parts/grade-name.ts';
import { type Cell, cellKey, isWeekOver } from '../model/cell.ts';
import { isClearable } from '../model/clear.ts';
import { equalDeep } from '../model/equal-deep.ts';
import type { WeekIndex } from '../model/week-index.ts';
import { DayCell, type DayCellProps } from './day-cell.tsx';
import { lazily } from './lazily.ts';
import { kindOf, listed } from './say.ts';
import './child-row.css';

const ClearWeek = lazily(() => import('./clear-week.tsx'));
const RepeatSwitch = lazily(() => import('./repeat-switch.tsx'));

type ChildRowProps = Pick<DayCellProps, 'onOpen' | 'onPutBack'> & {
  luncher: Luncher;
  cells: readonly Cell[];
  index: WeekIndex;
  /** The row is the one that a phone shows. */
  isCurrent: boolean;
  /** No tab names it, so that it does so itself. */
  isOnly: boolean;
  onCopy: ((luncherId: string) => void) | null;
  onLastWeek: (luncherId: string) => void;
  /** Something was ordered for this child last week. */
  hadLastWeek: boolean;
  loadingLastWeek: boolean;
  onClear: (luncherId: string) => void;
  /** True while the row is part of the first view, which waits for nothing else. */
  quiet: boolean;
};

export function childPanelId(luncherId: string): string {
  return `week-of-${luncherId}`;
}

// Choosing a meal changes one child's row: the others are not drawn anew.
export const ChildRow = memo(DrawnRow, equalProps);

function equalProps(before: ChildRowProps, after: ChildRowProps): boolean {
  const { cells: cellsBefore, ...othersBefore } = before;
  const { cells, ...others } = after;
  const same = Object.entries(others).every(
    ([key, value]) => othersBefore[key as keyof typeof othersBefore] === value,
  );
  return same && equalDeep(cellsBefore, cells);
}

/** Shows one child's week: the child, the acts on the whole week, and its five days. */
function DrawnRow({
  luncher,
  cells,
  index,
  isCurrent,
  isOnly,
  onOpen,
  onPutBack,
  onCopy,
  onLastWeek,
  hadLastWeek,
  loadingLastWeek,
  onClear,
  quiet,
}: ChildRowProps) {
  const t = useTranslations('calendar.child');
  const gradeIn = useGradeName();
  const luncherId = String(luncher.id);
  const headingId = `child-${luncherId}`;
  const child = luncher.first;
  const someOpen = cells.some((cell) => cell.orderable);
  return (
    <section
      className={classNames(
        'child',
        `kid-${luncher.color}`,
        isCurrent && 'is-current',
        isOnly && 'is-only',
      )}
      id={childPanelId(luncherId)}
      aria-labelledby={headingId}
    >
      <div className="child-head">
        <Avatar name={child} />
        <div className="child-id">
          <h2 id={headingId}>{child}</h2>
          <span className="meta">
            {t('place', {
              grade: gradeIn(luncher.grade.label),
              school: luncher.grade.destination.name,
            })}
          </span>
          <Care luncher={luncher} />
        </div>
        <div className="tools">
          {quiet && (
            <Suspense>
              <RepeatSwitch
                week={index.week}
                luncher={luncher}
                unsaved={cells.some((cell) => cell.change)}
                isOver={isWeekOver(cells)}
              />
            </Suspense>
          )}
          {onCopy && (
            <Button
              kind="quiet"
              size="sm"
              icon={<DocumentDuplicateIcon />}
              aria-label={t('copyLabel', { child })}
              onClick={() => onCopy(luncherId)}
            >
              <span className="copy-long">{t('copyLong')}</span>
              <span className="copy-short">{t('copy')}</span>
            </Button>
          )}
          {hadLastWeek && someOpen && (
            <Button
              kind="quiet"
              size="sm"
              icon={<ArrowUturnLeftIcon />}
              loading={loadingLastWeek}
              aria-label={t('lastWeekLabel', { child })}
              onClick={() => onLastWeek(luncherId)}
            >
              {t('lastWeek')}
            </Button>
          )}
          {quiet && cells.some(isClearable) && (
            <Suspense>
              <ClearWeek child={child} onClear={() => onClear(luncherId)} />
            </Suspense>
          )}
        </div>
      </div>
      <ul className="cells">
        {cells.map((cell) => (
          <DayCell
            key={cellKey(cell)}
            cell={cell}
            index={index}
            onOpen={onOpen}
            onPutBack={onPutBack}
            quiet={quiet}
          />
        ))}
      </ul>
    </section>
  );
}

/** Shows the food that this child must never have. */
function Care({ luncher }: { luncher: Luncher }) {
  const t = useTranslations('calendar');
  const strict = PROPERTIES.filter(
    (property) => luncher.tolerances[property] === 'avoid_strictly',
  ).map((property) => t('child.care', { kind: kindOf(property), name: t(`property.${property}`) }));
  const [first, second] = strict;
  if (!first) return null;
  const text =
    strict.length > 2
      ? t('child.careMore', { first, count: strict.length - 1 })
      : listed(second ? [first, second] : [first]);
  return (
    <span className="care" title={listed(strict)}>
      <ShieldExclamationIcon small />
      {text}
    </span>
  );
}
