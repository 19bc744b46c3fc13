import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { MenuRecord } from '@yay/contract/menus-admin';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { HttpError } from '../../../lib/http/index.ts';
import { useChannel } from '../../../lib/realtime/index.ts';
import { StaffFailed } from '../../../lib/staff-failed.tsx';
import { menuKey, menuQuery } from '../api/menu-query.ts';
import { MenuEdit } from './menu-edit.tsx';
import '@yay/ui/patterns/staff-detail.css';
import './menus.css';

/** One menu: what is set about it, what is on it, where it is used. `children`: its days. */
export function MenuPage({ children }: { children: (menu: MenuRecord) => ReactNode }) {
  const { menu: segment = '' }: { menu?: string } = useParams({ strict: false });
  if (!/^[1-9]\d{0,9}$/.test(segment)) throw new HttpError(404, 'not_found');
  return (
    <OneMenu key={segment} id={Number(segment)}>
      {children}
    </OneMenu>
  );
}

function OneMenu({ id, children }: { id: number; children: (menu: MenuRecord) => ReactNode }) {
  const t = useTranslations('menus.one');
  const client = useQueryClient();
  const { data: menu, isError, refetch } = useQuery(menuQuery(id));
  // What a colleague changes shows here too; what is typed and not saved stays.
  const look = () => void client.invalidateQueries({ queryKey: menuKey(id) });
  const channel = `private-record.menu.${id}` as const;
  useChannel(channel, 'record.changed', look);
  useChannel(channel, 'reconnected', look);

  if (menu) return <MenuEdit menu={menu}>{children(menu)}</MenuEdit>;
  return (
    <div className="record">
      {isError ? (
        <>
          <h1 className="sr">{t('failedTitle')}</h1>
          <StaffFailed title={t('failedTitle')} retry={t('retry')} onRetry={() => void refetch()}>
            {t('failedText')}
          </StaffFailed>
        </>
      ) : (
        <>
          <h1 className="sr">{t('loading')}</h1>
          <SkeletonGroup label={t('loading')} className="record-skeleton">
            <Skeleton width="13rem" height="1.75rem" />
            <div className="record-body">
              <Skeleton width="100%" height="20rem" />
              <Skeleton width="100%" height="8rem" />
            </div>
          </SkeletonGroup>
        </>
      )}
    </div>
  );
}
