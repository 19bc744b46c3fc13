import { Link } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { ChevronRightIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';

export function MenuCrumbs({ here }: { here: string }) {
  const t = useTranslations('menus');
  return (
    <nav className="record-crumbs" aria-label={t('one.crumbs')}>
      <Link to={PAGES.adminMenus.path} activeOptions={{ exact: true }}>
        {t('list.title')}
      </Link>
      <ChevronRightIcon small />
      <span aria-current="page">{here}</span>
    </nav>
  );
}
