import { Link } from '@tanstack/react-router';
import type { DunningState } from '@yay/contract/dunning';
import { ChevronLeftIcon, ChevronRightIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';

/** From page to page; nothing where there is one. */
export function DunningPager({
  page,
  last,
  state,
}: {
  page: number;
  last: number;
  state: DunningState | undefined;
}) {
  const t = useTranslations('credit');
  if (last <= 1) return null;
  const to = (number: number) => ({
    to: '.',
    search: { state, page: number === 1 ? undefined : String(number) },
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
