import { Link } from '@tanstack/react-router';
import { ChevronLeftIcon, ChevronRightIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';

/** From page to page of a tab's list; the address holds which. Nothing where there is one page. */
export function UserPager({
  page,
  last,
  search,
}: {
  page: number;
  last: number;
  search?: Record<string, string>;
}) {
  const t = useTranslations('users.one.selections');
  if (last <= 1) return null;
  const to = (number: number) => ({
    to: '.',
    search: { ...search, page: number === 1 ? undefined : String(number) },
  });
  return (
    <nav className="pager" aria-label={t('pages')}>
      {page > 1 && (
        <Link {...to(page - 1)} className="staff-btn square" aria-label={t('previous')}>
          <ChevronLeftIcon small />
        </Link>
      )}
      <span>{t('page', { page, last })}</span>
      {page < last && (
        <Link {...to(page + 1)} className="staff-btn square" aria-label={t('next')}>
          <ChevronRightIcon small />
        </Link>
      )}
    </nav>
  );
}
