import type { MenuConflict, MenuRecord } from '@yay/contract/menus-admin';
import { type MenuState, menuState } from '@yay/domain/menus';
import { classNames } from '@yay/ui/class-names';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { serverNowMs } from '../../../lib/clock.ts';
import { ConflictNotice } from '../../../lib/conflict/index.ts';
import { dateInZone, formatDate } from '../../../lib/format.ts';
import { OFFICE } from '../../../lib/office-time.ts';
import { RecordLeaveGuard, useRecordEdit } from '../../../lib/record-form/index.ts';
import { SaveBar } from '../../../lib/record-form/save-bar.tsx';
import { menuKey, menuQuery } from '../api/menu-query.ts';
import { updateMenu } from '../api/save-menu.ts';
import { inputOf, type MenuValues, valuesOf } from '../model/menu-values.ts';
import { MenuActs } from './menu-acts.tsx';
import { MenuCrumbs } from './menu-crumbs.tsx';
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
  const locale = useLocale();
  const { id } = menu;
  const edit = useRecordEdit(menu, {
    queryKey: menuQuery(id).queryKey,
    keyOfAll: menuKey(id),
    valuesOf,
    inputOf,
    update: (version, { kind: _kind, ...input }) => updateMenu(id, version, input),
    conflictOf: (body) => (body as MenuConflict | undefined)?.menu,
    saved: 'menuUpdated',
    locked: menu.archived_at !== null,
  });
  const archived = menu.archived_at !== null;
  const state = menuState(menu, dateInZone(serverNowMs(), OFFICE));
  const nameOf = (field: keyof MenuValues) => t(`form.${field === 'last_day' ? 'lastDay' : field}`);
  const textOf = (values: MenuValues, field: keyof MenuValues) => {
    if (field === 'theme') return values.theme ? t(`themes.${values.theme}`) : t('form.noTheme');
    return field === 'kind' ? t(`kinds.${values.kind}`) : values[field];
  };
  const day = (date: MenuRecord['last_day']) =>
    formatDate(date, locale, { year: 'numeric', month: 'short', day: 'numeric' });

  return (
    <div className="record">
      <MenuCrumbs here={menu.name} />
      <div className="record-head">
        <div>
          <h1>{menu.name}</h1>
          <p className="record-meta">
            <span className={classNames('standing', LOOKS[state])}>
              {t(`list.states.${state}`)}
            </span>
            <span>{t(`kinds.${menu.kind}`)}</span>
            {menu.theme && <span>{t(`themes.${menu.theme}`)}</span>}
            <span>{t('one.until', { date: day(menu.last_day) })}</span>
            <span className="num dim">{t('one.number', { id: String(id) })}</span>
          </p>
        </div>
      </div>
      <div className="record-body">
        <div>
          <form
            ref={edit.errors.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void edit.save();
            }}
          >
            {archived && <p className="callout">{t('one.archivedNote')}</p>}
            {edit.conflict && (
              <ConflictNotice
                rows={edit.changed.map((field) => ({
                  id: field,
                  label: nameOf(field),
                  theirs: textOf(edit.saved, field),
                  mine: textOf(edit.values, field),
                }))}
                busy={edit.busy}
                onKeepMine={() => void edit.save(menu.version)}
                onTakeTheirs={edit.discard}
              />
            )}
            <MenuFields fields={edit.fields} />
            {/* Enter in a field saves, as the bar does. */}
            <button type="submit" hidden tabIndex={-1} />
          </form>
          <MenuItems menu={menu} />
        </div>
        <aside className="record-side">
          <MenuActs menu={menu} />
          {menu.kind === 'calendar' ? <MenuUse menu={menu} /> : <MenuGo menu={menu} />}
        </aside>
      </div>
      {menu.kind === 'calendar' && children}
      <SaveBar
        names={edit.changed.map(nameOf)}
        saving={edit.busy}
        onSave={() => void edit.save()}
        onDiscard={edit.discard}
      />
      <RecordLeaveGuard unsaved={edit.changed.length} />
    </div>
  );
}
