import { Link } from '@tanstack/react-router';
import type { ScheduleDayItem } from '@yay/contract/menu-schedules/calls';
import { PAGES } from '@yay/contract/pages';
import { ALLERGENS, DIETS, type Property } from '@yay/domain/allergy';
import type { PlainDate } from '@yay/domain/calendar';
import { classNames } from '@yay/ui/class-names';
import { FoodFrame } from '@yay/ui/food-frame';
import {
  CheckIcon,
  ExclamationTriangleIcon,
  MinusIcon,
  QuestionMarkCircleIcon,
} from '@yay/ui/icons';
import { useLocale, useTranslations } from 'use-intl';
import { may, useMe } from '../../../lib/session.ts';
import { ItemNumbers } from './item-numbers.tsx';

const LISTED = 3;

/** Shows the facts of an item on this day. */
export function ItemFacts({
  found,
  date,
  onChanged,
}: {
  found: ScheduleDayItem;
  date: PlainDate;
  onChanged: () => void;
}) {
  const t = useTranslations('menu-schedules.panel');
  const names = useTranslations('menu-schedules.properties');
  const locale = useLocale();
  const me = useMe();
  const { item, menu, unverified } = found;
  const listed = new Intl.ListFormat(locale).format(
    unverified.length > LISTED
      ? [...unverified.slice(0, LISTED).map((one) => names(one)), `+${unverified.length - LISTED}`]
      : unverified.map((one) => names(one)),
  );
  return (
    <>
      <div className="schedule-who">
        <FoodFrame src={item.picture} tint={item.tint} />
        <div>
          <h2>{item.name}</h2>
          <p className="mid">{item.vendor}</p>
          {may(me, 'internal_dashboard:items') && (
            <Link to={`/admin/items/${item.id}`}>{t('open', { id: String(item.id) })}</Link>
          )}
        </div>
      </div>
      {unverified.length > 0 && (
        <p className="callout late">
          <ExclamationTriangleIcon small />
          <span>
            {t('unverified', {
              properties: listed,
              count: unverified.length,
              children: found.shut_out,
            })}
          </span>
        </p>
      )}
      {!item.available && (
        <p className="callout late">
          <ExclamationTriangleIcon small />
          <span>{t('unavailable')}</span>
        </p>
      )}
      {found.locked && <p className="callout">{t('locked')}</p>}
      <section>
        <h3>
          {t('ordered')}{' '}
          <small>
            {found.units === null
              ? t('orderedOnly', { count: found.ordered })
              : t('orderedOf', {
                  ordered: String(found.ordered),
                  units: String(found.units),
                  left: String(found.left ?? 0),
                })}
          </small>
        </h3>
        {found.units !== null && (
          <div
            className="schedule-meter"
            role="img"
            aria-label={t('orderedBar', {
              ordered: String(found.ordered),
              units: String(found.units),
            })}
          >
            <i style={{ width: `${shareOf(found) * 100}%` }} />
          </div>
        )}
        <ItemNumbers found={found} date={date} onChanged={onChanged} />
      </section>
      <Properties title={t('contains')} of={ALLERGENS} found={found} />
      <Properties title={t('diet')} of={DIETS} found={found} />
      {item.options.length > 0 && (
        <section>
          <h3>
            {t('options')} <small>{t('optionGroups', { count: item.options.length })}</small>
          </h3>
          <p className="mid">
            {item.options.map(({ group, options }) => `${group}: ${options.join(', ')}`).join('. ')}
            .
          </p>
        </section>
      )}
      {may(me, 'internal_dashboard:menus') && (
        <p>
          <Link
            to={PAGES.adminMenu.path}
            params={{ menu: String(menu.id) }}
            className="schedule-link"
          >
            {t('openMenu', { name: menu.name })}
          </Link>
        </p>
      )}
    </>
  );
}

const shareOf = ({ units, left }: ScheduleDayItem): number =>
  units === null || units === 0 ? 0 : (units - (left ?? 0)) / units;

function Properties({
  title,
  of,
  found,
}: {
  title: string;
  of: readonly Property[];
  found: ScheduleDayItem;
}) {
  const t = useTranslations('menu-schedules');
  return (
    <section>
      <h3>{title}</h3>
      <ul className="schedule-properties">
        {of.map((property) => {
          const value = found.item.properties[property] ?? 'unverified';
          const Icon = { yes: CheckIcon, no: MinusIcon, unverified: QuestionMarkCircleIcon }[value];
          return (
            <li key={property} className={classNames(`is-${value}`)}>
              <Icon small />
              {t(`properties.${property}`)}
              <span className="sr">
                : {t(`panel.${value === 'unverified' ? 'unknown' : value}`)}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
