import { useParams } from '@tanstack/react-router';
import type { MenuRecord } from '@yay/contract/menus/calls';
import { PAGES } from '@yay/contract/pages';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { HttpError } from '../../../lib/http/index.ts';
import { RecordLoader } from '../../../lib/record-form/index.ts';
import { menuKey, menuQuery } from '../api/menu-query.ts';
import { MenuEdit } from './menu-edit.tsx';
import '../../../lib/staff/record.css';
import './menus.css';

/** One menu: what is set about it, what is on it, where it is used. `children`: its days. */
export function MenuPage({ children }: { children: (menu: MenuRecord) => ReactNode }) {
  const t = useTranslations('menus.one');
  const lists = useTranslations('menus');
  const { menu: segment = '' }: { menu?: string } = useParams({ strict: false });
  if (!/^[1-9]\d{0,9}$/.test(segment)) throw new HttpError(404, 'not_found');
  const id = Number(segment);
  return (
    <RecordLoader
      key={segment}
      query={menuQuery(id)}
      keyOfAll={menuKey(id)}
      channel={`private-record.menu.${id}`}
      texts={t}
      id={id}
      list={{ title: lists('list.title'), to: PAGES.adminMenus.path }}
    >
      {(menu) => <MenuEdit menu={menu}>{children(menu)}</MenuEdit>}
    </RecordLoader>
  );
}
