import { useNavigate } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { useTranslations } from 'use-intl';
import { RecordLeaveGuard, useRecordCreate } from '../../../lib/record-form/index.ts';
import { createMenu } from '../api/save-menu.ts';
import { inputOf, NEW_MENU } from '../model/menu-values.ts';
import { MenuCrumbs } from './menu-crumbs.tsx';
import { MenuFields } from './menu-fields.tsx';
import { MenuFoot } from './menu-foot.tsx';
import '@yay/ui/patterns/staff-detail.css';
import './menus.css';

/** A new menu; its items and days come next. */
export function MenuCreate() {
  const t = useTranslations('menus.create');
  const navigate = useNavigate();
  const { fields, form, busy, unsaved, save } = useRecordCreate({
    begin: NEW_MENU,
    inputOf,
    create: async (input) => {
      const { id } = await createMenu(input);
      await navigate({
        to: PAGES.adminMenu.path,
        params: { menu: String(id) },
        search: { alert: 'menuCreated' },
        ignoreBlocker: true,
      });
    },
  });
  return (
    <div className="record">
      <MenuCrumbs here={t('crumb')} />
      <div className="record-head">
        <div>
          <h1>{t('title')}</h1>
          <p className="record-meta">{t('note')}</p>
        </div>
      </div>
      <form
        ref={form}
        className="record-new"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <MenuFields fields={fields} isNew />
        <MenuFoot busy={busy} />
      </form>
      <RecordLeaveGuard unsaved={unsaved} />
    </div>
  );
}
