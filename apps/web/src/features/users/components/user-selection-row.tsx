import { Link } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import type { User, UserSelection } from '@yay/contract/users/calls';
import { mondayOf, plainDate } from '@yay/domain/calendar';
import { Avatar, type LuncherColor } from '@yay/ui/avatar';
import { classNames } from '@yay/ui/class-names';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate, formatUsd } from '../../../lib/format.ts';

const COLORS: readonly LuncherColor[] = ['green', 'red', 'blue', 'yellow'];

/** One lunch; its date leads to that week of the family's calendar. */
export function SelectionRow({ user, selection }: { user: User; selection: UserSelection }) {
  const t = useTranslations('users.one.selections');
  const locale = useLocale();
  const { luncher, status } = selection;
  const date = plainDate(selection.date);
  const day = formatDate(date, locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  });
  const parts = [...selection.options, ...selection.extras];
  const off = status === 'cancelled';
  return (
    <tr className={off ? 'is-off' : undefined}>
      <th scope="row" className="num-left">
        {user.abilities.add_selection ? (
          <Link
            to={PAGES.lunchCalendar.path}
            search={{
              userId: String(user.id),
              week: mondayOf(date),
              luncher: String(luncher.id),
            }}
            className="row-link"
          >
            {day}
          </Link>
        ) : (
          day
        )}
      </th>
      <td>
        <span className="with-ring">
          <Avatar
            name={luncher.first}
            color={COLORS.find((color) => color === luncher.color) ?? 'green'}
            size="s"
          />
          {luncher.first}
        </span>
      </td>
      <td>
        {off ? <del>{selection.item}</del> : selection.item}
        {parts.length > 0 && <span className="dim parts">{parts.join(', ')}</span>}
      </td>
      <td className="mid">{selection.school}</td>
      <td>
        <span className={classNames('standing', off ? 'is-deleted' : 'is-quiet')}>
          {t(`statuses.${status}`)}
        </span>
        {selection.cancel_reason && (
          <span className="dim parts">{reasonOf(t, selection.cancel_reason)}</span>
        )}
      </td>
      <td className="mid" data-label={t('source')}>
        {sourceOf(t, selection.source)}
      </td>
      <td className="num" data-label={t('total')}>
        {(selection.total_cents / 100).toFixed(2)}
        {selection.late_fee_cents > 0 && (
          <span className="dim parts">
            {t('late', { amount: formatUsd(selection.late_fee_cents) })}
          </span>
        )}
      </td>
    </tr>
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
