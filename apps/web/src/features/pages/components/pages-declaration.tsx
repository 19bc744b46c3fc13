import { PAGES } from '@yay/contract/pages';
import { PAGE_KINDS, PAGE_STATES, type PageKind, type PageState } from '@yay/contract/pages/values';
import { classNames } from '@yay/ui/class-names';
import { useLocale, useTranslations } from 'use-intl';
import { createdColumn, type List, NewLink } from '../../../lib/list/index.ts';
import { formatDayOf } from '../../../lib/more-formats.ts';
import { OFFICE } from '../../../parts/office-time.ts';

export type PageRow = {
  readonly id: number;
  readonly title: string | null;
  readonly path: string;
  readonly kind: PageKind;
  readonly locales: string | null;
  readonly drafts: string;
  readonly changed_at: string | null;
  readonly state: PageState;
  readonly created_at: string;
};

const LOOKS: Record<PageState, string> = {
  shown: 'ok',
  scheduled: 'info',
  draft: 'quiet',
  off: 'quiet',
  archived: 'quiet',
};

/** The list of pages: its views, its columns and filters. */
export function usePagesDeclaration(): List<PageRow> {
  const t = useTranslations('pages');
  const columns = usePagesColumns();
  return {
    name: 'pages',
    model: 'Page',
    title: t('list.title'),
    everything: t('list.everything'),
    sort: { column: 'path', direction: 'asc' },
    searchable: true,
    exportable: true,
    needs: ['title', 'path', 'state'],
    rowName: ({ title, path }) => title || path,
    rowLink: ({ id }) => `/admin/pages/${id}`,
    presets: PAGE_STATES.map((state) => ({
      id: state,
      title: t(`states.${state}`),
      query: `state=${state}`,
    })),
    columns,
    filters: [
      {
        id: 'state',
        title: t('list.state'),
        kind: 'choices',
        options: PAGE_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
      },
      {
        id: 'kind',
        title: t('list.kind'),
        kind: 'choice',
        options: PAGE_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
      },
      {
        id: 'language',
        title: t('list.languages'),
        kind: 'choice',
        options: (['en', 'es', 'en+es'] as const).map((value) => ({
          value,
          label: t(`languageChoices.${value === 'en+es' ? 'both' : value}`),
        })),
      },
    ],
    action: <NewLink to={PAGES.pageNew.path} label={t('list.new')} />,
    empty: { title: t('list.emptyTitle'), text: t('list.emptyText') },
  };
}

function usePagesColumns(): List<PageRow>['columns'] {
  const t = useTranslations('pages');
  const locale = useLocale();
  return [
    {
      id: 'title',
      title: t('list.page'),
      width: 17,
      sortable: true,
      card: 'title',
      cell: ({ title, path }) => title || path,
    },
    {
      id: 'path',
      title: t('list.address'),
      width: 15,
      sortable: true,
      card: 'line',
      cell: ({ path }) => <span className="mid">{path}</span>,
    },
    {
      id: 'kind',
      title: t('list.kind'),
      width: 9,
      from: 860,
      cell: ({ kind }) => t(`kinds.${kind}`),
    },
    {
      id: 'locales',
      title: t('list.languages'),
      width: 7,
      card: 'line-end',
      cell: ({ locales }) => (locales ?? '').toUpperCase(),
    },
    {
      id: 'drafts',
      title: t('list.drafts'),
      width: 7,
      from: 1060,
      cell: ({ drafts }) => drafts.toUpperCase(),
    },
    {
      id: 'changed_at',
      title: t('list.changed'),
      width: 9,
      sortable: true,
      newestFirst: true,
      from: 860,
      cell: ({ changed_at: at }) => (at === null ? '' : formatDayOf(at, OFFICE, locale)),
    },
    {
      id: 'state',
      title: t('list.state'),
      width: 8,
      card: 'state',
      cell: ({ state }) => (
        <span className={classNames('st', LOOKS[state], state === 'archived' && 'struck')}>
          {t(`states.${state}`)}
        </span>
      ),
    },
    createdColumn(t('list.created')),
  ];
}
