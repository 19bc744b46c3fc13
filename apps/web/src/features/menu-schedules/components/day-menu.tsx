import type { MenuSchedule, ScheduleDay } from '@yay/contract/menu-schedules/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { classNames } from '@yay/ui/class-names';
import { ExclamationTriangleIcon, StarIcon } from '@yay/ui/icons';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Spot } from '../model/spot.ts';

const SHOWN = 5;

/** The items of the one menu of a day, the heaviest first, and its specials. */
export function DayMenu({
  date,
  menu,
  specials,
  spot,
  onSpot,
}: {
  date: PlainDate;
  menu: MenuSchedule['menus'][number];
  specials: ScheduleDay['menus'][number]['specials'];
  spot: Spot | null;
  onSpot: (spot: Spot) => void;
}) {
  const t = useTranslations('menu-schedules.grid');
  const [whole, setWhole] = useState(false);
  const entrees = menu.items.filter(({ is_extra }) => !is_extra);
  const extras = menu.items.length - entrees.length;
  const shown = whole ? menu.items : entrees.slice(0, SHOWN);
  const hidden = menu.items.length - shown.length;
  const starred = new Set(specials.map(({ item_id }) => item_id));
  const press = (itemId: number) => onSpot({ date, menuId: menu.id, itemId });
  return (
    <>
      <ul className="schedule-items">
        {shown.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className={classNames(spot?.itemId === item.id && 'on', !item.available && 'gone')}
              aria-pressed={spot?.itemId === item.id}
              onClick={() => press(item.id)}
            >
              <span className="w">{item.weight}</span>
              <span className="name">{item.name}</span>
              {starred.has(item.id) && (
                <>
                  <StarIcon small className="star" />
                  <span className="sr">{t('special')}</span>
                </>
              )}
              {item.unverified && (
                <>
                  <ExclamationTriangleIcon small />
                  <span className="sr">{t('unverified')}</span>
                </>
              )}
              {!item.available && <span className="sr">{t('unavailable')}</span>}
            </button>
          </li>
        ))}
        {specials
          .filter(({ item_id }) => !shown.some(({ id }) => id === item_id))
          .map((special) => (
            <li key={special.item_id} className="special">
              <button
                type="button"
                className={classNames(spot?.itemId === special.item_id && 'on')}
                aria-pressed={spot?.itemId === special.item_id}
                onClick={() => press(special.item_id)}
              >
                <StarIcon small />
                <span className="name">{special.name}</span>
                <span className="sr">{t('special')}</span>
              </button>
            </li>
          ))}
      </ul>
      {(hidden > 0 || whole) && (
        <button
          type="button"
          className="schedule-more"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {whole
            ? t('fewerItems')
            : hidden === extras
              ? t('extras', { count: extras })
              : t('moreItems', { count: hidden })}
        </button>
      )}
    </>
  );
}
