import { BLACKOUT_STATES } from '@yay/contract/blackouts/values';
import { PAGES } from '@yay/contract/pages';
import { ArrowUturnLeftIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';
import { type BulkAction, type List, NewLink } from '../../../lib/list/index.ts';
import { type BlackoutListRow, useBlackoutsColumns } from './blackouts-columns.tsx';
import { useBlackoutsFilters } from './blackouts-filters.ts';

const LIFT_MAX = 500;

/** The list of closures: its views, its columns and filters, what can be done with several at once. */
export function useBlackoutsDeclaration({
  onLift,
}: {
  onLift: BulkAction<BlackoutListRow>['run'];
}): List<BlackoutListRow> {
  const t = useTranslations('blackouts.list');
  const columns = useBlackoutsColumns();
  const filters = useBlackoutsFilters();
  return {
    name: 'blackouts',
    model: 'Blackout',
    title: t('title'),
    everything: t('everything'),
    sort: { column: 'starts_on', direction: 'desc' },
    searchable: true,
    exportable: true,
    needs: ['name', 'state'],
    rowName: ({ name }) => name,
    presets: BLACKOUT_STATES.map((state) => ({
      id: state,
      title: t(`states.${state}`),
      query: `state=${state}`,
    })),
    columns,
    filters,
    bulk: [
      {
        id: 'lift',
        title: t('lift'),
        icon: <ArrowUturnLeftIcon small />,
        max: LIFT_MAX,
        run: onLift,
      },
    ],
    action: <NewLink to={PAGES.blackoutNew.path} label={t('new')} />,
    empty: { title: t('emptyTitle'), text: t('emptyText') },
  };
}
