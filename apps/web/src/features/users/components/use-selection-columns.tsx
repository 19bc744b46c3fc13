import { Link } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import type { User, UserSelection } from '@yay/contract/users/calls';
import { mondayOf, plainDate } from '@yay/domain/calendar';
import { Avatar, type LuncherColor } from '@yay/ui/avatar';
import { classNames } from '@yay/ui/class-names';
import { ShoppingBagIcon } from '@yay/ui/icons';
import { Tag } from '@yay/ui/tag';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate, formatUsd } from '../../../lib/format.ts';
import type { RecordColumn } from '../../../lib/record-table.tsx';

const COLORS: readonly LuncherColor[] = ['green', 'red', 'blue', 'yellow'];
/** A family's lunches; the date of one leads to that week of the family's calendar. */
export function useSelectionColumns(user: User): RecordColumn<UserSelection>[] {
  const t = useTranslations('users.one.selections');
  return [
    {
      id: 'date',
      title: t('date'),
      look: 'num-left',
      cell: (selection) => <DayLink user={user} selection={selection} />,
    },
    {
      id: 'luncher',
      title: t('luncher'),
      cell: ({ luncher }) => (
        <span className="with-ring">
          <Avatar
            name={luncher.first}
            color={COLORS.find((color) => color === luncher.color) ?? 'green'}
            size="s"
          />
          {luncher.first}
        </span>
      ),
    },
    { id: 'meal', title: t('meal'), cell: (selection) => <Meal selection={selection} /> },
    { id: 'school', title: t('school'), look: 'mid', cell: ({ school }) => school },
    {
      id: 'status',
      title: t('status'),
      cell: ({ status, cancel_reason: reason }) => (
        <>
          <span
            className={classNames('standing', status === 'cancelled' ? 'is-deleted' : 'is-quiet')}
          >
            {t(`statuses.${status}`)}
          </span>
          {reason && <span className="dim parts">{reasonOf(t, reason)}</span>}
        </>
      ),
    },
    {
      id: 'source',
      title: t('source'),
      look: 'mid',
      labeled: true,
      cell: ({ source }) => sourceOf(t, source),
    },
    {
      id: 'total',
      title: t('total'),
      align: 'num',
      labeled: true,
      cell: ({ total_cents: total, late_fee_cents: fee }) => (
        <>
          {(total / 100).toFixed(2)}
          {fee > 0 && <span className="dim parts">{t('late', { amount: formatUsd(fee) })}</span>}
        </>
      ),
    },
  ];
}

function DayLink({ user, selection }: { user: User; selection: UserSelection }) {
  const locale = useLocale();
  const date = plainDate(selection.date);
  const day = formatDate(date, locale, 'dayAndWeekdayOfYear');
  if (!user.abilities.add_selection) return day;
  return (
    <Link
      to={PAGES.lunchCalendar.path}
      search={{
        userId: String(user.id),
        week: mondayOf(date),
        luncher: String(selection.luncher.id),
      }}
      className="row-link"
    >
      {day}
    </Link>
  );
}

function Meal({
  selection: { item, kind, options, extras, status },
}: {
  selection: UserSelection;
}) {
  const t = useTranslations('users.one.selections');
  const parts = [...options, ...extras];
  return (
    <>
      {status === 'cancelled' ? <del>{item}</del> : item}
      {kind === 'grab_and_go' && (
        <>
          {' '}
          <Tag tone="info" icon={<ShoppingBagIcon />}>
            {t('grabAndGo')}
          </Tag>
        </>
      )}
      {parts.length > 0 && <span className="dim parts">{parts.join(', ')}</span>}
    </>
  );
}

type Say = ReturnType<typeof useTranslations<'users.one.selections'>>;

// The server may learn a reason before this page does: then it is shown as it is.
function reasonOf(t: Say, reason: string): string {
  const key = `reasons.${reason}` as 'reasons.staff';
  return t.has(key) ? t(key) : reason;
}

function sourceOf(t: Say, source: string): string {
  const key = `sources.${source}` as 'sources.staff';
  return t.has(key) ? t(key) : source;
}
