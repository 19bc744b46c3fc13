import type { MonthProposal } from '@yay/contract/menu-schedules/month';
import { addDays, plainDate } from '@yay/domain/calendar';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';
import { ResourceSearch } from '../../../lib/resource-search/index.ts';
import { shortMenuName } from '../../../parts/short-menu-name.ts';
import {
  type MonthCell,
  type MonthMenu,
  type MonthPicks,
  monthCells,
} from '../model/month-draft.ts';
import '../../../lib/staff/record.css';

/** A Monday, whichever: weekdays are named by it. */
const SOME_MONDAY = plainDate('2026-11-23');

/** Each weekday of each grade group with its menu, which another one can take the place of. */
export function MonthFields({
  proposal,
  picks,
  errorOf,
  onPick,
}: {
  proposal: MonthProposal;
  picks: MonthPicks;
  errorOf: (name: string) => string | undefined;
  onPick: (key: string, menu: MonthMenu | null) => void;
}) {
  const t = useTranslations('menu-schedules.month');
  const tools = useTranslations('menu-schedules.tools');
  const locale = useLocale();
  const cells = monthCells(proposal, picks);
  const { dates, planned, cells: all } = proposal;
  const missing = errorOf('plan.menus');
  const [begin] = dates.filter((date) => date < proposal.month);
  if (dates.length === 0) return <p className="callout">{t('over')}</p>;
  return (
    <>
      <p className="hint">
        {t('intro')} {begin && t('begin', { date: formatDate(begin, locale, 'day') })}{' '}
        {planned > 0 && t('planned', { planned: String(planned), cells: all })}
      </p>
      <div className="plan-month">
        {proposal.groups.map(({ name, first, last }) => (
          <fieldset key={name} aria-label={name}>
            <legend>{tools('groupOf', { group: name, first, last })}</legend>
            {cells
              .filter(({ group }) => group === name)
              .map((cell) => (
                <WeekdayMenu
                  key={cell.key}
                  cell={cell}
                  school={proposal.destination.name}
                  error={cell.field ? errorOf(cell.field) : undefined}
                  onPick={(menu) => onPick(cell.key, menu)}
                />
              ))}
          </fieldset>
        ))}
      </div>
      {missing && cells.every(({ menu }) => menu === null) && (
        <p className="field-error" role="alert">
          {t('missing')}
        </p>
      )}
    </>
  );
}

function WeekdayMenu({
  cell: { group, weekday, menu, from },
  school,
  error,
  onPick,
}: {
  cell: MonthCell;
  school: string;
  error: string | undefined;
  onPick: (menu: MonthMenu | null) => void;
}) {
  const t = useTranslations('menu-schedules.month');
  const locale = useLocale();
  const day = addDays(SOME_MONDAY, weekday - 1);
  const as = from && formatDate(from, locale, 'day');
  return (
    <ResourceSearch
      model="Menu"
      label={formatDate(day, locale, 'weekday')}
      hint={as ? t('as', { date: as }) : menu === null ? t('none') : undefined}
      selected={menu && { ...menu, name: shortMenuName(menu.name, { school, group }, true) }}
      error={error}
      onSelect={onPick}
    />
  );
}
