import { PAGES } from '@yay/contract/pages';
import { AcademicCapIcon, ArchiveBoxIcon, CalendarIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';
import { type BulkAction, type List, NewLink } from '../../../lib/list/index.ts';
import { type MenuRow, useMenuColumns } from './use-menu-columns.tsx';
import { useMenuFilters } from './use-menu-filters.ts';

const ARCHIVE_MAX = 100;

/** Declares the list of all menus, and the acts on several at once. */
export function useMenusDeclaration({
  onArchive,
}: {
  onArchive: BulkAction<MenuRow>['run'];
}): List<MenuRow> {
  const t = useTranslations('menus.list');
  const columns = useMenuColumns();
  const filters = useMenuFilters();
  return {
    name: 'menus',
    model: 'Menu',
    title: t('all'),
    everything: t('everything'),
    sort: { column: 'last_day', direction: 'desc' },
    searchable: true,
    exportable: true,
    needs: ['name', 'state'],
    rowName: ({ name }) => name,
    rowLink: ({ id }) => `/admin/menus/${id}`,
    presets: [
      { id: 'calendar', title: t('calendar'), query: 'kind=calendar' },
      { id: 'go', title: t('grabAndGo'), query: 'kind=grab_and_go' },
      { id: 'archived', title: t('archived'), query: 'state=archived' },
    ],
    columns,
    filters,
    bulk: [
      {
        id: 'archive',
        title: t('archive'),
        icon: <ArchiveBoxIcon small />,
        max: ARCHIVE_MAX,
        run: onArchive,
      },
    ],
    acts: [
      {
        id: 'by-school',
        title: t('bySchool'),
        icon: <AcademicCapIcon small />,
        to: PAGES.adminMenus.path,
      },
      {
        id: 'schedule',
        title: t('schedule'),
        icon: <CalendarIcon small />,
        to: PAGES.adminMenuSchedules.path,
      },
    ],
    action: <NewLink to={PAGES.menuNew.path} label={t('new')} />,
    empty: { title: t('emptyTitle'), text: t('emptyText') },
  };
}
