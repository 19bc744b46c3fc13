import { Link } from '@tanstack/react-router';
import type { OrderedMeals } from '@yay/contract/menus/calls';
import { Dialog } from '@yay/ui/dialog';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';

/** Shows the orders of an item that was to go, and the other ways. */
export function OrderedDialog({
  menuId,
  item,
  meals,
  onClose,
}: {
  menuId: number;
  item: { readonly id: number; readonly name: string };
  meals: OrderedMeals;
  onClose: () => void;
}) {
  const t = useTranslations('menus.items');
  const locale = useLocale();
  const replace = `/admin/menus/${menuId}/replace`;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('orderedTitle', { name: item.name })}
      closeLabel={t('close')}
      role="alertdialog"
    >
      <div className="menu-ordered">
        <p>
          {t('orderedText', {
            orders: meals.orders,
            lunchers: meals.lunchers,
            families: meals.families,
          })}
        </p>
        <ul>
          {meals.days.slice(0, 10).map(({ date, orders }) => (
            <li key={date}>
              <span>{formatDate(date, locale, 'dayAndWeekday')}</span>
              <span className="num">{t('orderedDay', { count: orders })}</span>
            </li>
          ))}
        </ul>
        <div className="menu-ordered-acts">
          <Link to={replace} search={{ item: String(item.id) }} className="staff-btn primary">
            {t('replace')}
          </Link>
          <Link
            to={replace}
            search={{ item: String(item.id), delete: '1' }}
            className="staff-btn danger"
          >
            {t('compensate')}
          </Link>
          <button type="button" className="staff-btn" onClick={onClose}>
            {t('close')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
