import { Link } from '@tanstack/react-router';
import type { MenuConflict } from '@yay/contract/menus/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { useTranslations } from 'use-intl';

/**
 * Offers two ways to replace an ordered item, which is not simply removed: each of them asks the
 * families.
 */
export function OrderedNote({
  item: { id, name },
  ordered,
  replace,
  date,
}: {
  item: { readonly id: number; readonly name: string };
  ordered: NonNullable<MenuConflict['ordered']>;
  replace: string;
  date: PlainDate;
}) {
  const t = useTranslations('menu-schedules.panel');
  const search = { item: String(id), date };
  return (
    <div className="callout late schedule-ordered" role="alert">
      <div>
        <b>{t('orderedTitle', { name })}</b>
        <p>{t('orderedText', { orders: ordered.orders, lunchers: ordered.lunchers })}</p>
        <p>
          <Link to={replace} search={search} className="schedule-link">
            {t('replace')}
          </Link>{' '}
          <Link to={replace} search={{ ...search, delete: '1' }} className="schedule-link">
            {t('compensate')}
          </Link>
        </p>
      </div>
    </div>
  );
}
