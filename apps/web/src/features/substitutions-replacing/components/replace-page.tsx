import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import type { ItemOrdered } from '@yay/contract/substitutions/calls';
import { EmptyState } from '@yay/ui/empty-state';
import { useTranslations } from 'use-intl';
import { HttpError } from '../../../lib/http/index.ts';
import { RecordCrumbs } from '../../../lib/record-form/index.ts';
import { RecordTabs } from '../../../parts/record-tabs.tsx';
import { itemOrderedQuery } from '../api/replacing.ts';
import { DeleteItem } from './delete-item.tsx';
import { Earlier } from './earlier.tsx';
import { ReplaceForm } from './replace-form.tsx';
import { ReplaceHead, ReplaceUnknown } from './replace-head.tsx';
import { SubstitutionResult } from './substitution-result.tsx';
import '../../../lib/staff/record.css';
import './replacing.css';

const numberOf = (given: unknown): number | null =>
  /^[1-9]\d{0,9}$/.test(String(given ?? '')) ? Number(given) : null;

/**
 * An item of a menu that is to become another, or to go. The address says which, and which of the two;
 * with a substitution it shows what came of it.
 */
export function ReplacePage() {
  const { menu = '' }: { menu?: string } = useParams({ strict: false });
  const search: Record<string, unknown> = useSearch({ strict: false });
  const menuId = numberOf(menu);
  if (menuId === null) throw new HttpError(404, 'not_found');
  const itemId = numberOf(search.item);
  const substitutionId = numberOf(search.substitution);
  if (substitutionId !== null) {
    return <SubstitutionResult id={substitutionId} page={numberOf(search.page) ?? 1} />;
  }
  if (itemId === null) return <NoItem menuId={menuId} />;
  return (
    <OneItem
      key={`${menuId}-${itemId}`}
      menuId={menuId}
      itemId={itemId}
      deletes={search.delete !== undefined}
    />
  );
}

function NoItem({ menuId }: { menuId: number }) {
  const t = useTranslations('substitutions-replacing');
  return (
    <div className="record">
      <RecordCrumbs list={t('menus')} to={PAGES.adminMenus.path} here={t('replaceTab')} />
      <div className="record-head">
        <h1>{t('replaceTab')}</h1>
      </div>
      <EmptyState
        title={t('noItem')}
        action={
          <Link
            to={PAGES.adminMenu.path}
            params={{ menu: String(menuId) }}
            className="staff-btn primary"
          >
            {t('toMenu')}
          </Link>
        }
      />
      <Earlier menuId={menuId} />
    </div>
  );
}

function OneItem({
  menuId,
  itemId,
  deletes,
}: {
  menuId: number;
  itemId: number;
  deletes: boolean;
}) {
  const query = useQuery(itemOrderedQuery(menuId, itemId));
  if (!query.data) return <ReplaceUnknown query={query} />;
  return <Known ordered={query.data} deletes={deletes} />;
}

function Known({ ordered, deletes }: { ordered: ItemOrdered; deletes: boolean }) {
  const t = useTranslations('substitutions-replacing');
  const { menu, item, orders, families } = ordered;
  const canReplace = ordered.days.some((day) => !day.locked);
  const tab = (label: string, isDelete: boolean) => (
    <Link
      to={PAGES.menuReplace.path}
      params={{ menu: String(menu.id) }}
      search={{ item: String(item.id), ...(isDelete && { delete: '1' }) }}
      activeOptions={{ exact: true }}
      activeProps={{ 'aria-current': 'page' }}
    >
      {label}
    </Link>
  );
  return (
    <div className="record replacing">
      <ReplaceHead
        menu={menu}
        item={item}
        title={t(deletes ? 'deleteTitle' : 'title', { item: item.name })}
      >
        {t('ordered', { orders })} {orders > 0 && t('orderedBy', { families })}
      </ReplaceHead>
      <RecordTabs label={t('tabs')}>
        {tab(t('replaceTab'), false)}
        {tab(t('deleteTab'), true)}
      </RecordTabs>
      {!ordered.offered ? (
        <p className="replacing-note">{t('notOffered', { item: item.name })}</p>
      ) : deletes ? (
        <DeleteItem ordered={ordered} />
      ) : canReplace ? (
        <ReplaceForm ordered={ordered} />
      ) : (
        <p className="replacing-note">{t('noDays')}</p>
      )}
      <Earlier menuId={menu.id} />
    </div>
  );
}
