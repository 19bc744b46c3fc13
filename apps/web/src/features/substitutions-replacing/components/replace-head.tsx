import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { RecordCrumbs } from '../../../lib/record-form/index.ts';
import { StaffPart } from '../../../lib/staff-part.tsx';

/** An item of a menu: where it is, what becomes of it, and what is told of that. */
export function ReplaceHead({
  menu,
  item,
  title,
  children,
}: {
  menu: { readonly id: number; readonly name: string };
  item: { readonly name: string };
  title: string;
  children: ReactNode;
}) {
  const t = useTranslations('substitutions-replacing');
  return (
    <>
      <RecordCrumbs
        list={t('menus')}
        to={PAGES.adminMenus.path}
        via={
          <Link to={PAGES.adminMenu.path} params={{ menu: String(menu.id) }}>
            {menu.name}
          </Link>
        }
        here={item.name}
      />
      <header className="record-head">
        <div>
          <h1>{title}</h1>
          <p className="record-meta">{children}</p>
        </div>
      </header>
    </>
  );
}

/** The page while nothing is known of it, or how that failed. */
export function ReplaceUnknown({ query }: { query: UseQueryResult<unknown> }) {
  const t = useTranslations('substitutions-replacing');
  return (
    <div className="record">
      <RecordCrumbs list={t('menus')} to={PAGES.adminMenus.path} here={t('replaceTab')} />
      <div className="record-head">
        <h1>{t('replaceTab')}</h1>
      </div>
      <StaffPart query={query} texts={(key) => t(key)}>
        {() => null}
      </StaffPart>
    </div>
  );
}
