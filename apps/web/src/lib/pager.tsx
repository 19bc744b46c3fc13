import { Link } from '@tanstack/react-router';
import { ChevronLeftIcon, ChevronRightIcon } from '@yay/ui/icons';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

type Turning =
  | { onPage: (page: number) => void; search?: undefined }
  /** Where the address holds which page it is: what it says besides. */
  | { onPage?: undefined; search: Readonly<Record<string, string | undefined>> };

/** From page to page of one table; nothing where there is one page and nothing else to say. */
export function Pager({
  page,
  last,
  label,
  count,
  ...turning
}: {
  page: number;
  last: number;
  /** Where one page has several. */
  label?: string;
  /** How many there are on all pages. */
  count?: string;
} & Turning) {
  const t = useTranslations('admin.pager');
  if (last <= 1 && count === undefined) return null;
  return (
    <nav className="pager" aria-label={label ?? t('label')}>
      {count !== undefined && <span className="mid">{count}</span>}
      {last > 1 && (
        <>
          <Turn to={page - 1} off={page <= 1} label={t('previous')} {...turning}>
            <ChevronLeftIcon small />
          </Turn>
          {/* Whoever stays on the page hears where she is now. */}
          <span role={turning.onPage ? 'status' : undefined}>
            {t('page', { page: String(page), last: String(last) })}
          </span>
          <Turn to={page + 1} off={page >= last} label={t('next')} {...turning}>
            <ChevronRightIcon small />
          </Turn>
        </>
      )}
    </nav>
  );
}

function Turn({
  to,
  off,
  label,
  onPage,
  search,
  children,
}: { to: number; off: boolean; label: string; children: ReactNode } & Turning) {
  if (onPage !== undefined) {
    return (
      <button
        type="button"
        className="staff-btn square"
        aria-label={label}
        disabled={off}
        onClick={() => onPage(to)}
      >
        {children}
      </button>
    );
  }
  if (off) return null;
  return (
    <Link
      to="."
      search={{ ...search, page: to === 1 ? undefined : String(to) }}
      className="staff-btn square"
      aria-label={label}
    >
      {children}
    </Link>
  );
}
