import type { LunchCalendar } from '@yay/contract/calendar/calls';
import { Countdown } from '@yay/ui/countdown';
import { CalendarIcon, LockClosedIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl/react';
import { serverNowMs } from '../../../lib/clock.ts';
import { firstData } from '../../../lib/first-data.ts';
import { dateInZone } from '../../../lib/format.ts';
import { type Cutoff, nextCutoff, nextOpening, timeLeft } from '../model/cutoff.ts';
import { useServerMinute } from '../state/use-server-minute.ts';
import { dayLong, listed, usd, useClockText, useDaysText, useMoment } from './say.ts';

/** Shows the time that is left to order, in plain words and by the server's clock. */
export function CutoffCountdown({ week }: { week: LunchCalendar }) {
  const now = useServerMinute();
  const t = useTranslations('calendar.bar');
  const cutoff = nextCutoff(week, now);
  if (!cutoff) return <NothingOpen week={week} />;
  const left = timeLeft(cutoff.at, now);
  return (
    <Countdown
      tone={cutoff.lateFee > 0 ? 'late' : 'info'}
      title={t('left', left.days > 0 ? { ...left, minutes: 0 } : left)}
    >
      <CutoffText week={week} cutoff={cutoff} now={now} />
    </Countdown>
  );
}

function CutoffText({ week, cutoff, now }: { week: LunchCalendar; cutoff: Cutoff; now: number }) {
  const t = useTranslations('calendar.bar');
  const moment = useMoment();
  const daysText = useDaysText();
  const withZone = cutoff.zones > 1;
  const when = moment(cutoff.at, cutoff.zone, now, withZone);
  const count = cutoff.dates.length;
  const days = daysText(cutoff.dates, cutoff.skipped);
  const names = week.lunchers
    .filter((luncher) => cutoff.luncherIds.includes(String(luncher.id)))
    .map((luncher) => luncher.first);
  const closes = cutoff.someLunchers
    ? t('closesFor', { days, when, names: listed(names) })
    : t('closes', { days, count, when });
  const late =
    cutoff.lateFee > 0
      ? t('lateNow', { fee: usd(cutoff.lateFee) })
      : cutoff.lateFrom !== null && cutoff.lateFrom < cutoff.at
        ? t('lateLater', { when: moment(cutoff.lateFrom, cutoff.zone, now, withZone) })
        : '';
  const lateShort = cutoff.lateFee > 0 ? t('lateNowShort', { fee: usd(cutoff.lateFee) }) : late;
  return (
    <>
      <span className="long">
        {closes} {late}
      </span>
      <span className="short">
        {t('closesShort', { when })} {lateShort}
      </span>
    </>
  );
}

/** A day of which nothing is to be said any more. */
const GONE: ReadonlySet<string | null> = new Set(['past', 'served', 'blackout', 'no_menu']);

function NothingOpen({ week }: { week: LunchCalendar }) {
  const t = useTranslations('calendar.bar');
  const clockText = useClockText();
  const codes = Object.values(week.days)
    .flat()
    .map((day) => day.closed_code);
  if (codes.every((code) => code === 'no_menu')) {
    return (
      <Countdown tone="off" icon={<CalendarIcon />} title={t('notYet')}>
        {t('notYetHelp')}
      </Countdown>
    );
  }
  if (codes.every((code) => code === 'no_menu' || code === 'blackout')) {
    return <Countdown tone="off" icon={<CalendarIcon />} title={t('noOrdering')} />;
  }
  if (codes.every((code) => GONE.has(code))) {
    return <Countdown tone="off" icon={<CalendarIcon />} title={t('over')} />;
  }
  if (codes.includes('payment_due')) {
    return <Countdown tone="off" icon={<LockClosedIcon />} title={t('unpaid')} />;
  }
  const opens = nextOpening(week, serverNowMs());
  if (opens) {
    return (
      <Countdown tone="off" icon={<LockClosedIcon />} title={t('shutNow')}>
        {t('opensAgain', {
          day: dayLong(dateInZone(opens.until, opens.zone)),
          time: clockText(opens.until, opens.zone),
        })}
      </Countdown>
    );
  }
  const { email } = firstData().config.contact;
  return (
    <Countdown tone="off" icon={<LockClosedIcon />} title={t('shut')}>
      {email && (
        <span>
          {t.rich('shutHelp', {
            email: () => (
              <a className="link" href={`mailto:${email}`}>
                {email}
              </a>
            ),
          })}
        </span>
      )}
    </Countdown>
  );
}
