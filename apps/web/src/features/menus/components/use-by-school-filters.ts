import { THEMES } from '@yay/domain/menus';
import { useTranslations } from 'use-intl';
import type { ListFilter } from '../../../lib/list/index.ts';
import { placeFilters } from '../../../parts/place-filters.ts';

/** Returns the filters of the list of menus by school. */
export function useBySchoolFilters(): ListFilter[] {
  const t = useTranslations('menus.bySchool');
  const themes = useTranslations('menus.themes');
  return [
    ...placeFilters({ market: t('market'), school: t('school') }),
    { id: 'group', title: t('group'), column: 'group_name', kind: 'text' },
    {
      id: 'menu',
      title: t('menu'),
      column: 'id',
      relation: 'menus',
      kind: 'records',
      model: 'Menu',
    },
    {
      id: 'theme',
      title: t('theme'),
      relation: 'menus',
      kind: 'choices',
      options: THEMES.map((value) => ({ value, label: themes(value) })),
    },
    {
      id: 'soon',
      title: t('soon'),
      kind: 'choice',
      options: (['gaps', 'planned'] as const).map((value) => ({
        value,
        label: t(`soons.${value}`),
      })),
    },
  ];
}
