import { Link } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { useTranslations } from 'use-intl';

export function MenuFoot({ busy }: { busy: boolean }) {
  const t = useTranslations('menus.create');
  return (
    <div className="record-foot">
      <Link to={PAGES.adminMenus.path} className="staff-btn">
        {t('cancel')}
      </Link>
      <button type="submit" className="staff-btn primary" aria-disabled={busy || undefined}>
        {t('save')}
      </button>
      <span className="sr" role="status">
        {busy ? t('saving') : ''}
      </span>
    </div>
  );
}
