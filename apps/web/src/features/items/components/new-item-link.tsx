import { Link } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { PlusIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';

/** Leads to the form of a new item; of one vendor's, where one is named. */
export function NewItemLink({ vendorId = null }: { vendorId?: number | null }) {
  const t = useTranslations('items.one');
  const to =
    vendorId === null
      ? PAGES.itemNew.path
      : (`/admin/vendors/${vendorId}/menu-items/new` as string);
  return (
    <Link to={to} className="staff-btn primary">
      <PlusIcon small />
      {t('newTitle')}
    </Link>
  );
}
