import { MENU_KINDS, MENU_STATES, THEMES } from '@yay/domain/menus';
import { useTranslations } from 'use-intl';
import type { ListFilter } from '../../../lib/list/index.ts';

/** Returns the filters of the list of all menus. */
export function useMenuFilters(): ListFilter[] {
  const t = useTranslations('menus.list');
  const themes = useTranslations('menus.themes');
  const kinds = useTranslations('menus.kinds');
  return [
    {
      id: 'state',
      title: t('state'),
      kind: 'choices',
      options: MENU_STATES.map((value) => ({
        value,
        label: t(`states.${value}`),
      })),
    },
    {
      id: 'kind',
      title: t('kind'),
      kind: 'choice',
      options: MENU_KINDS.map((value) => ({ value, label: kinds(value) })),
    },
    {
      id: 'theme',
      title: t('theme'),
      kind: 'choices',
      options: THEMES.map((value) => ({ value, label: themes(value) })),
    },
    { id: 'name', title: t('name'), kind: 'text' },
  ];
}
