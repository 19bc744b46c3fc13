import { Link } from '@tanstack/react-router';
import {
  MODAL_AUDIENCES,
  MODAL_STATES,
  MODAL_TYPES,
  type ModalAudience,
  type ModalState,
  type ModalType,
} from '@yay/contract/message-modals/values';
import { PAGES } from '@yay/contract/pages';
import { classNames } from '@yay/ui/class-names';
import { EnvelopeIcon } from '@yay/ui/icons';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { createdColumn, type List, NewLink } from '../../../lib/list/index.ts';
import { formatDayOf } from '../../../lib/more-formats.ts';
import { OFFICE } from '../../../parts/office-time.ts';

export type ModalRow = {
  readonly id: number;
  readonly headline: string;
  readonly type: ModalType;
  readonly paths: string;
  readonly audience: ModalAudience;
  readonly locale: 'en' | 'es' | null;
  readonly cta_type: 'button' | 'email';
  readonly starts_at: string | null;
  readonly ends_at: string | null;
  readonly addresses: number;
  readonly state: ModalState;
  readonly created_at: string;
};

const LOOKS: Record<ModalState, string> = {
  showing: 'ok',
  scheduled: 'info',
  off: 'quiet',
  over: 'quiet',
  archived: 'quiet',
};

/** The list of messages: its views, its columns and filters. */
export function useModalsDeclaration(): List<ModalRow> {
  const t = useTranslations('message-modals-admin');
  const columns = useModalsColumns();
  return {
    name: 'modals',
    model: 'Modal',
    title: t('list.title'),
    everything: t('list.everything'),
    sort: { column: 'created_at', direction: 'desc' },
    searchable: true,
    exportable: true,
    needs: ['headline', 'state'],
    rowName: ({ headline }) => headline,
    rowLink: ({ id }) => `/admin/modals/${id}`,
    presets: MODAL_STATES.map((state) => ({
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
        options: MODAL_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
      },
      {
        id: 'type',
        title: t('list.type'),
        kind: 'choice',
        options: MODAL_TYPES.map((value) => ({ value, label: t(`types.${value}`) })),
      },
      {
        id: 'audience',
        title: t('list.audience'),
        kind: 'choice',
        options: MODAL_AUDIENCES.map((value) => ({ value, label: t(`audiences.${value}`) })),
      },
      {
        id: 'cta_type',
        title: t('list.asks'),
        kind: 'choice',
        options: (['button', 'email'] as const).map((value) => ({
          value,
          label: t(`list.askKinds.${value}`),
        })),
      },
      { id: 'created', title: t('list.created'), column: 'created_at', kind: 'dates' },
    ],
    action: (
      <>
        <Link to={PAGES.modalAddresses.path} search={{}} className="staff-btn icon-on-phone">
          <EnvelopeIcon small />
          <span>{t('list.seeAddresses')}</span>
        </Link>
        <NewLink to={PAGES.modalNew.path} label={t('list.new')} />
      </>
    ),
    empty: { title: t('list.emptyTitle'), text: t('list.emptyText') },
  };
}

const PATH_WORDS: Readonly<Record<string, 'home' | 'calendar' | 'monthly'>> = {
  '/': 'home',
  '/lunch-calendar': 'calendar',
  '/monthly-preorders': 'monthly',
};

function useModalsColumns(): List<ModalRow>['columns'] {
  const t = useTranslations('message-modals-admin');
  const format = useFormatter();
  const spanColumns = useSpanColumns();
  return [
    {
      id: 'headline',
      title: t('list.headline'),
      width: 12,
      sortable: true,
      card: 'title',
      cell: ({ headline }) => headline,
    },
    {
      id: 'paths',
      title: t('list.pages'),
      width: 16,
      card: 'line',
      cell: ({ paths }) => {
        const pages = paths.split(', ').map((path) => {
          const word = PATH_WORDS[path];
          return word ? t(`paths.${word}`) : path;
        });
        return <span className="mid">{format.list(pages, { type: 'unit' })}</span>;
      },
    },
    {
      id: 'audience',
      title: t('list.audience'),
      width: 14,
      card: 'line-end',
      cell: ({ audience }) => t(`audiences.${audience}`),
    },
    {
      id: 'type',
      title: t('list.type'),
      width: 10,
      from: 1060,
      cell: ({ type }) => t(`types.${type}`),
    },
    ...spanColumns,
    {
      id: 'addresses',
      title: t('list.addresses'),
      width: 6,
      numeric: true,
      needs: ['cta_type'],
      card: 'foot-end',
      cardLabel: true,
      cell: ({ addresses, cta_type: asks }) =>
        asks === 'email' || addresses > 0 ? format.number(addresses) : '',
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
    {
      id: 'locale',
      title: t('list.language'),
      width: 7,
      optional: true,
      cell: ({ locale: language }) => t(`locales.${language ?? 'any'}`),
    },
    createdColumn(t('list.created')),
  ];
}

/** The first and the last day on which it shows. */
function useSpanColumns(): List<ModalRow>['columns'] {
  const t = useTranslations('message-modals-admin');
  const locale = useLocale();
  const day = (at: string | null) => (at === null ? '' : formatDayOf(at, OFFICE, locale));
  return [
    {
      id: 'starts_at',
      title: t('list.from'),
      width: 7,
      sortable: true,
      from: 860,
      cell: ({ starts_at: at }) => day(at),
    },
    {
      id: 'ends_at',
      title: t('list.to'),
      width: 7,
      sortable: true,
      from: 860,
      // The last day ends where the next begins.
      cell: ({ ends_at: at }) =>
        at === null ? '' : day(new Date(Date.parse(at) - 1).toISOString()),
    },
  ];
}
