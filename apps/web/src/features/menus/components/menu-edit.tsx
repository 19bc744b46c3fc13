import type { MenuConflict, MenuRecord } from '@yay/contract/menus/calls';
import { PAGES } from '@yay/contract/pages';
import { type MenuState, menuState } from '@yay/domain/menus';
import { classNames } from '@yay/ui/class-names';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { serverNowMs } from '../../../lib/clock.ts';
import { dateInZone, formatDate } from '../../../lib/format.ts';
import { RecordCrumbs, RecordEdit, useRecordEdit } from '../../../lib/record-form/index.ts';
import { OFFICE } from '../../../parts/office-time.ts';
import { menuKey, menuQuery } from '../api/menu-query.ts';
import { updateMenu } from '../api/save-menu.ts';
import { inputOf, type MenuValues, valuesOf } from '../model/menu-values.ts';
import { MenuActs } from './menu-acts.tsx';
import { MenuFields } from './menu-fields.tsx';
import { MenuGo } from './menu-go.tsx';
import { MenuItems } from './menu-items.tsx';
import { MenuUse } from './menu-use.tsx';

const LOOKS: Readonly<Record<MenuState, string>> = {
  active: 'is-active',
  ended: 'is-quiet',
  archived: 'is-deleted',
};

export function MenuEdit({ menu, children }: { menu: MenuRecord; children: ReactNode }) {
  const t = useTranslations('menus');
  const { id } = menu;
  const archived = menu.archived_at !== null;
  const edit = useRecordEdit(menu, {
    queryKey: menuQuery(id).queryKey,
    keyOfAll: menuKey(id),
    valuesOf,
    inputOf,
    update: (version, { kind: _kind, ...input }) => updateMenu(id, version, input),
    conflictOf: (body) => (body as MenuConflict | undefined)?.menu,
    saved: 'menuUpdated',
    locked: archived,
  });
  const textOf = (values: MenuValues, field: keyof MenuValues) => {
    if (field === 'theme') return values.theme ? t(`themes.${values.theme}`) : t('form.noTheme');
    return field === 'kind' ? t(`kinds.${values.kind}`) : values[field];
  };

  return (
    <RecordEdit
      edit={edit}
      version={menu.version}
      labelOf={(field) => t(`form.${field === 'last_day' ? 'lastDay' : field}`)}
      textOf={textOf}
      head={<MenuHead menu={menu} />}
      notes={archived && <p className="callout">{t('one.archivedNote')}</p>}
      side={
        <>
          <MenuActs menu={menu} />
          {menu.kind === 'calendar' ? <MenuUse menu={menu} /> : <MenuGo menu={menu} />}
        </>
      }
      below={<MenuItems menu={menu} />}
      after={children}
    >
      <MenuFields fields={edit.fields} />
    </RecordEdit>
  );
}

function MenuHead({ menu }: { menu: MenuRecord }) {
  const t = useTranslations('menus');
  const locale = useLocale();
  const state = menuState(menu, dateInZone(serverNowMs(), OFFICE));
  const lastDay = formatDate(menu.last_day, locale, 'dayOfYear');
  return (
    <>
      <RecordCrumbs list={t('list.title')} to={PAGES.adminMenus.path} here={menu.name} />
      <div className="record-head">
        <div>
          <h1>{menu.name}</h1>
          <p className="record-meta">
            <span className={classNames('standing', LOOKS[state])}>
              {t(`list.states.${state}`)}
            </span>
            <span>{t(`kinds.${menu.kind}`)}</span>
            {menu.theme && <span>{t(`themes.${menu.theme}`)}</span>}
            <span>{t('one.until', { date: lastDay })}</span>
            <span className="num dim">{t('one.number', { id: String(menu.id) })}</span>
          </p>
        </div>
      </div>
    </>
  );
}
