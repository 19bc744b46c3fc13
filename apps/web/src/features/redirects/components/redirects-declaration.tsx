import { PAGES } from '@yay/contract/pages';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { createdColumn, type List, NewLink } from '../../../lib/list/index.ts';
import { formatDayOf } from '../../../lib/more-formats.ts';
import { OFFICE } from '../../../parts/office-time.ts';

export type RedirectRow = {
  readonly id: number;
  readonly from_path: string;
  readonly to_url: string;
  readonly status: number;
  readonly hits: number;
  readonly last_hit_at: string | null;
  readonly created_at: string;
};

/** The list of redirects: its columns and filters. */
export function useRedirectsDeclaration(): List<RedirectRow> {
  const t = useTranslations('redirects');
  const format = useFormatter();
  const locale = useLocale();
  return {
    name: 'redirects',
    model: 'Redirect',
    title: t('list.title'),
    everything: t('list.everything'),
    sort: { column: 'from_path', direction: 'asc' },
    searchable: true,
    exportable: true,
    needs: ['from_path', 'to_url'],
    rowName: ({ from_path }) => from_path,
    rowLink: ({ id }) => `/admin/redirects/${id}`,
    presets: [],
    columns: [
      {
        id: 'from_path',
        title: t('list.from'),
        width: 16,
        sortable: true,
        card: 'title',
        cell: ({ from_path }) => from_path,
      },
      {
        id: 'to_url',
        title: t('list.to'),
        width: 18,
        sortable: true,
        card: 'line',
        cell: ({ to_url }) => <span className="mid">{to_url}</span>,
      },
      {
        id: 'status',
        title: t('list.kind'),
        width: 9,
        sortable: true,
        card: 'line-end',
        cell: ({ status }) => t(`kinds.${status === 301 ? '301' : '302'}`),
      },
      {
        id: 'hits',
        title: t('list.hits'),
        width: 7,
        numeric: true,
        sortable: true,
        newestFirst: true,
        card: 'foot-end',
        cardLabel: true,
        cell: ({ hits }) => format.number(hits),
      },
      {
        id: 'last_hit_at',
        title: t('list.last'),
        width: 9,
        sortable: true,
        newestFirst: true,
        from: 860,
        cell: ({ last_hit_at: at }) => (at === null ? '' : formatDayOf(at, OFFICE, locale)),
      },
      createdColumn(t('list.created')),
    ],
    filters: [{ id: 'created', title: t('list.created'), column: 'created_at', kind: 'dates' }],
    action: <NewLink to={PAGES.redirectNew.path} label={t('list.new')} />,
    empty: { title: t('list.emptyTitle'), text: t('list.emptyText') },
  };
}
