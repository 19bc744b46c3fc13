import type { UserListRow } from '@yay/contract/lists/calls';
import { addDays, plainDate } from '@yay/domain/calendar';
import { classNames } from '@yay/ui/class-names';
import { useLocale, useTranslations } from 'use-intl';
import { serverNowMs } from '../../../lib/clock.ts';
import { formatDate, formatUsd } from '../../../lib/format.ts';
import { formatDayOf } from '../../../lib/more-formats.ts';
import { formatOffice } from '../../../parts/office-moment.ts';
import { OFFICE } from '../../../parts/office-time.ts';
import { sinceThen } from '../model/since-then.ts';
import './user-cells.css';

/** The first name in full and how many more there are; all of them show on pointing at it. */
export function Names({ names }: { names: readonly string[] | undefined }) {
  const [first, ...more] = names ?? [];
  if (more.length === 0) return first;
  return (
    <span className="first-of dg-above" title={names?.join(', ')}>
      <span>{first}</span>
      <span className="mid" aria-hidden="true">
        +{more.length}
      </span>
      <span className="sr">{more.join(', ')}</span>
    </span>
  );
}

const MOST_RINGS = 4;

/** A ring with the child's color and initial; the name is said, and shows on pointing at it. */
export function LuncherRings({ lunchers }: Pick<UserListRow, 'lunchers'>) {
  if (!lunchers || lunchers.length === 0) return null;
  const shown = lunchers.length > MOST_RINGS ? lunchers.slice(0, MOST_RINGS - 1) : lunchers;
  const more = lunchers.slice(shown.length).map(({ first }) => first);
  return (
    <span className="kids dg-above">
      {shown.map(({ id, first, color }) => (
        <span key={id} className={`kid kid-${color}`} title={first}>
          <span aria-hidden="true">{([...first.trim()][0] ?? '').toLocaleUpperCase()}</span>
          <span className="sr">{first} </span>
        </span>
      ))}
      {more.length > 0 && (
        <span className="kids-more" title={more.join(', ')}>
          <span aria-hidden="true">+{more.length}</span>
          <span className="sr">{more.join(', ')}</span>
        </span>
      )}
    </span>
  );
}

/** Monday of any week, to name the days by. */
const A_MONDAY = plainDate('2024-01-01');

/** A week in five marks: filled ordered, a ring nothing chosen, a bar closed; said day by day. */
export function WeekMarks({ week }: { week: UserListRow['this_week'] }) {
  const t = useTranslations('users.list');
  const locale = useLocale();
  if (!week) return null;
  const words = { ordered: t('ordered'), empty: t('nothing'), closed: t('closed') };
  const dayName = (at: number) => formatDate(addDays(A_MONDAY, at), locale, 'shortWeekday');
  const said = week.map((day, at) => `${dayName(at)} ${words[day]}`);
  return (
    <span
      className="week-marks dg-above"
      role="img"
      aria-label={said.join(', ')}
      title={said.join(', ')}
    >
      {week.map((day, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a day of the week is known by its place
        <i key={at} className={day} />
      ))}
    </span>
  );
}

const LOOKS: Record<UserListRow['state'], string> = {
  active: 'quiet',
  no_order_yet: 'info',
  payment_problem: 'warn',
  suspended: 'bad',
  deleted: 'quiet',
};

/** The normal state is grey and has no mark; each other one has a word and a shape. */
export function UserState({ state }: Pick<UserListRow, 'state'>) {
  const t = useTranslations('users.list.states');
  return (
    <span className={classNames('st', LOOKS[state], state === 'deleted' && 'struck')}>
      {t(state)}
    </span>
  );
}

/** 12 min, 3 h, 5 d; the instant itself shows on pointing at it. */
export function LastSeen({ at }: { at: string | null }) {
  const t = useTranslations('users.list');
  const locale = useLocale();
  if (!at) return <span className="zero">{t('never')}</span>;
  const { unit, count } = sinceThen(Date.parse(at), serverNowMs());
  return (
    <time className="mid dg-above" dateTime={at} title={formatOffice(at, locale)}>
      {unit === 'now'
        ? t('now')
        : unit === 'date'
          ? formatDayOf(at, OFFICE, locale)
          : t(unit, { count })}
    </time>
  );
}

export function Dollars({ cents }: { cents: number | null | undefined }) {
  return cents ? formatUsd(cents) : <span className="dim">{formatUsd(0)}</span>;
}
