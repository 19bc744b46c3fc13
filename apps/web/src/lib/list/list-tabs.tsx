import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

export type Tab = {
  readonly id: string;
  readonly title: string;
  readonly here: boolean;
  /** The search of the tab's address. */
  readonly search: Readonly<Record<string, string | undefined>>;
  readonly count?: ReactNode;
};

/** The views of a list that nobody keeps views of: one of them is shown. */
export function ListTabs({ label, tabs }: { label?: string; tabs: readonly Tab[] }) {
  const t = useTranslations('admin.list');
  return (
    <div className="views">
      <nav aria-label={label ?? t('views')}>
        {tabs.map(({ id, count, ...tab }) => (
          <ListTab key={id} {...tab}>
            {count !== undefined && <span className="n">{count}</span>}
          </ListTab>
        ))}
      </nav>
    </div>
  );
}

export function ListTab({
  search,
  here,
  changed = false,
  title,
  children,
}: Omit<Tab, 'id' | 'count'> & { changed?: boolean; children?: ReactNode }) {
  const t = useTranslations('admin.list');
  return (
    <Link
      to="."
      search={search}
      resetScroll={false}
      activeProps={{}}
      aria-current={here ? 'page' : undefined}
      data-here={here || undefined}
    >
      {title}
      {children}
      {here && changed && (
        <span className="dot">
          <span className="sr">{t('viewChanged')}</span>
        </span>
      )}
    </Link>
  );
}
