import { useQuery } from '@tanstack/react-query';
import type { MenuSchedule } from '@yay/contract/menu-schedules/calls';
import { ChevronDownIcon, ChevronUpIcon, XMarkIcon } from '@yay/ui/icons';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { itemQuery } from '../api/schedule-query.ts';
import type { Spot } from '../model/spot.ts';
import { ItemActs } from './item-acts.tsx';
import { ItemFacts } from './item-facts.tsx';

/** One item of one day, beside the calendar. */
export function ItemPanel({
  schedule,
  school,
  group,
  spot,
  mayWrite,
  onSpot,
  onChanged,
}: {
  schedule: MenuSchedule;
  school: number | null;
  group: string;
  spot: Spot;
  mayWrite: boolean;
  onSpot: (spot: Spot | null) => void;
  onChanged: () => void;
}) {
  const t = useTranslations('menu-schedules.panel');
  const locale = useLocale();
  const { market_id: market } = schedule;
  const query = useQuery(itemQuery({ market, school, group, ...spot }));
  const items = itemsOf(schedule, spot);
  const at = items.indexOf(spot.itemId);
  const step = (by: number) => {
    const itemId = items[(at + by + items.length) % items.length];
    if (itemId !== undefined) onSpot({ ...spot, itemId });
  };
  const day = schedule.days.find(({ date }) => date === spot.date);
  return (
    <aside className="schedule-panel" aria-label={t('label')}>
      <header>
        <span>
          {formatDate(spot.date, locale, 'dayAndWeekday')}, {group}
        </span>
        <span className="end">
          <button
            type="button"
            className="staff-btn quiet square"
            aria-label={t('previous')}
            onClick={() => step(-1)}
          >
            <ChevronUpIcon small />
          </button>
          <button
            type="button"
            className="staff-btn quiet square"
            aria-label={t('next')}
            onClick={() => step(1)}
          >
            <ChevronDownIcon small />
          </button>
          <button
            type="button"
            className="staff-btn quiet square"
            aria-label={t('close')}
            onClick={() => onSpot(null)}
          >
            <XMarkIcon small />
          </button>
        </span>
      </header>
      <div className="schedule-panel-body">
        <StaffPart query={query} texts={t}>
          {(found) => (
            <>
              <ItemFacts key={found.item.id} found={found} date={spot.date} onChanged={onChanged} />
              {mayWrite && (
                <ItemActs
                  key={`${found.menu.id} ${found.item.id} ${found.menu.version}`}
                  found={found}
                  date={spot.date}
                  closed={day?.closed ?? false}
                  onChanged={onChanged}
                  onGone={() => onSpot(null)}
                />
              )}
            </>
          )}
        </StaffPart>
      </div>
    </aside>
  );
}

function itemsOf(schedule: MenuSchedule, { date, menuId }: Spot): number[] {
  const menu = schedule.menus.find(({ id }) => id === menuId);
  const served = schedule.days
    .find((day) => day.date === date)
    ?.menus.find(({ id }) => id === menuId);
  const ids = [
    ...(menu?.items ?? []).map(({ id }) => id),
    ...(served?.specials ?? []).map(({ item_id }) => item_id),
  ];
  return [...new Set(ids)];
}
