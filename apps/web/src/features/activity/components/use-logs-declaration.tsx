import { ACTIVITY_ACTIONS } from '@yay/contract/actions';
import type { ActivityEntry } from '@yay/contract/activity/calls';
import { useTranslations } from 'use-intl';
import { firstData } from '../../../lib/first-data.ts';
import type { List, ListFilter } from '../../../lib/list/index.ts';
import { ActivityAbout } from './activity-about.tsx';
import { useChangeText } from './activity-changes.tsx';
import { Side } from './activity-table.tsx';
import { useActivityWords } from './use-activity-words.ts';

/** An entry as the generic list returns it: people by their names. */
export type LogRow = Pick<
  ActivityEntry,
  'id' | 'at' | 'action' | 'date' | 'changes' | 'ip' | 'device'
> & {
  readonly who: string | null;
  readonly as_whom: string | null;
  readonly about: string | null;
  readonly subject: string | null;
};

const RECORDS = [
  'user',
  'luncher',
  'order',
  'destination',
  'vendor',
  'export',
  'mail',
  'job',
  'message_modal',
  'card',
  'payment',
  'refund',
  'discount',
  'credit_code_set',
  'reconciliation',
  'credit_grant',
  'credit_upload',
  'blackout_batch',
  'cancellation_run',
  'market',
  'macro_market',
] as const;

/** The list of everything that was done: its columns, its filters, its views. */
export function useLogsDeclaration(): List<LogRow> {
  const t = useTranslations('activity');
  const words = useActivityWords();
  const columns = useLogColumns();
  const filters = useLogFilters();
  return {
    name: 'logs',
    model: 'Activity',
    title: t('title'),
    everything: t('everything'),
    sort: { column: 'at', direction: 'desc' },
    searchable: true,
    exportable: true,
    needs: ['at', 'who', 'as_whom', 'action', 'subject', 'date', 'about', 'changes'],
    rowName: (row) => `${words.what(row)}, ${words.when(row.at)}`,
    presets: [
      { id: 'people', title: t('byPeople'), query: 'by=people' },
      { id: 'impersonated', title: t('impersonated'), query: 'impersonated=true' },
      { id: 'product', title: t('byProduct'), query: 'by=product' },
    ],
    columns,
    filters,
    empty: { title: t('emptyTitle'), text: t('emptyText') },
  };
}

function useLogColumns(): List<LogRow>['columns'] {
  const t = useTranslations('activity');
  const words = useActivityWords();
  const changeText = useChangeText();
  const product = firstData().config.product_name;
  const recordOf = ({ subject, date }: LogRow) =>
    words.record({ subject: { type: '', id: null, label: subject ?? '' }, date });
  return [
    {
      id: 'at',
      title: t('when'),
      width: 9.5,
      sortable: true,
      newestFirst: true,
      card: 'state',
      cell: ({ at }) => (
        <time dateTime={at} className="mid">
          {words.when(at)}
        </time>
      ),
    },
    {
      id: 'who',
      title: t('who'),
      width: 9,
      card: 'line',
      cell: ({ who }) => <b>{who ?? product}</b>,
    },
    {
      id: 'as_whom',
      title: t('asWhom'),
      width: 8.5,
      card: 'line-end',
      cell: ({ who, as_whom }) =>
        as_whom ? (
          <span className="as-whom">{as_whom}</span>
        ) : (
          <span className="dim">{who ? t('self') : t('bySchedule')}</span>
        ),
    },
    { id: 'action', title: t('what'), width: 11, card: 'title', cell: words.what },
    {
      id: 'subject',
      title: t('about'),
      width: 11,
      card: 'foot',
      cell: (row) => <ActivityAbout about={recordOf(row)} changes={row.changes} />,
    },
    {
      id: 'before',
      title: t('before'),
      width: 9,
      from: 860,
      cell: ({ changes }) => <Side text={changeText(changes, 'before')} was />,
    },
    {
      id: 'after',
      title: t('after'),
      width: 16,
      from: 860,
      cell: ({ changes }) => <Side text={changeText(changes, 'after')} />,
    },
    { id: 'about', title: t('person'), width: 9, optional: true, cell: ({ about }) => about },
    {
      id: 'device',
      title: t('from'),
      width: 12,
      from: 1200,
      optional: true,
      needs: ['ip'],
      cell: ({ device, ip }) => (
        <span className="dim">{[device, ip].filter(Boolean).join(', ')}</span>
      ),
    },
  ];
}

function useLogFilters(): ListFilter[] {
  const t = useTranslations('activity');
  const named = (column: string) => (value: string) => ({
    where: [{ column, operator: 'like', value }],
  });
  return [
    {
      id: 'by',
      title: t('filterBy'),
      kind: 'choice',
      options: [
        { value: 'people', label: t('byPeople') },
        { value: 'product', label: t('byProduct') },
      ],
    },
    { id: 'who', title: t('who'), kind: 'text', query: named('who_name') },
    {
      id: 'impersonated',
      title: t('signedInAs'),
      kind: 'choice',
      options: [
        { value: 'true', label: t('yes') },
        { value: 'false', label: t('no') },
      ],
    },
    {
      id: 'action',
      title: t('what'),
      kind: 'choices',
      options: ACTIVITY_ACTIONS.map((value) => ({ value, label: t(`actions.${value}`) })),
    },
    {
      id: 'subject_type',
      title: t('record'),
      kind: 'choices',
      options: RECORDS.map((value) => ({ value, label: t(`records.${value}`) })),
    },
    { id: 'about', title: t('person'), kind: 'text', query: named('about_name') },
    { id: 'at', title: t('filterDate'), kind: 'dates' },
  ];
}
