import { useQuery } from '@tanstack/react-query';
import type { LunchCalendar } from '@yay/contract/calendar/calls';
import { addDays, mondayOf, type PlainDate } from '@yay/domain/calendar';
import { Dialog } from '@yay/ui/dialog';
import { CheckCircleIcon, ChevronRightIcon, PencilSquareIcon } from '@yay/ui/icons';
import { Tag } from '@yay/ui/tag';
import { useTranslations } from 'use-intl/react';
import { serverNowMs } from '../../../lib/clock.ts';
import { dateInZone } from '../../../lib/format.ts';
import { weekCountsQuery } from '../api/count-weeks.ts';
import { weeksWithDrafts } from '../state/draft-store.ts';
import { weekRange } from './say.ts';

const WEEKS_BACK = 1;
const WEEKS_AHEAD = 8;

type WeekPickerProps = {
  week: LunchCalendar;
  actorId: number;
  onWeek: (monday: PlainDate) => void;
  onClose: () => void;
};

/** The weeks to come, and how much is ordered in each. */
export default function WeekPicker({ week, actorId, onWeek, onClose }: WeekPickerProps) {
  const t = useTranslations('calendar-choosing.weeks');
  const panel = useTranslations('calendar-choosing.panel');
  const thisMonday = mondayOfToday(week);
  const mondays = Array.from({ length: WEEKS_BACK + WEEKS_AHEAD + 1 }, (_, place) =>
    addDays(thisMonday, (place - WEEKS_BACK) * 7),
  );
  const counts = useQuery(weekCountsQuery(week.user.id, mondays));
  const drafts = weeksWithDrafts({ actorId, userId: week.user.id });
  const nameOf = (monday: PlainDate) => {
    if (monday === thisMonday) return t('thisWeek');
    return monday === addDays(thisMonday, 7) ? t('nextWeek') : null;
  };
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={panel('close')}>
      {counts.isError && <p className="weeks-failed">{t('failed')}</p>}
      <ul className="weeks" aria-busy={counts.isPending}>
        {mondays.map((monday) => {
          const ordered = counts.data?.find((row) => row.start_date === monday)?.lunches;
          const name = nameOf(monday);
          return (
            <li key={monday}>
              <button
                type="button"
                className="week-choice"
                aria-current={monday === week.mondayOfWeek ? 'true' : undefined}
                onClick={() => {
                  onClose();
                  onWeek(monday);
                }}
              >
                <span>
                  <b>{weekRange(monday)}</b>
                  {name && <small>{name}</small>}
                </span>
                <span className="week-count">
                  {drafts.includes(monday) && (
                    <Tag tone="unsaved" icon={<PencilSquareIcon />}>
                      {t('unsaved')}
                    </Tag>
                  )}
                  {ordered !== undefined && ordered > 0 && (
                    <Tag tone="ok" icon={<CheckCircleIcon />}>
                      {t('lunches', { count: ordered })}
                    </Tag>
                  )}
                  {ordered === 0 && <span className="muted">{t('lunches', { count: 0 })}</span>}
                  <ChevronRightIcon />
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

/**
 * Returns the Monday of today's week: at the weekend the week that matters is the one about to
 * start; the list then still has the old one.
 */
function mondayOfToday(week: LunchCalendar): PlainDate {
  const zone = week.lunchers[0]?.grade.destination.market.timezone ?? 'UTC';
  return mondayOf(dateInZone(serverNowMs(), zone));
}
