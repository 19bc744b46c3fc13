import { useNavigate } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { useTranslations } from 'use-intl';
import { RecordCreate, useRecordCreate } from '../../../lib/record-form/index.ts';
import { createMenu } from '../api/save-menu.ts';
import { inputOf, NEW_MENU } from '../model/menu-values.ts';
import { MenuFields } from './menu-fields.tsx';
import './menus.css';

/** A new menu; its items and days come next. */
export function MenuCreate() {
  const t = useTranslations('menus');
  const navigate = useNavigate();
  const { fields, ...create } = useRecordCreate({
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
    <RecordCreate
      texts={(key) => t(`create.${key}`)}
      list={t('list.title')}
      to={PAGES.adminMenus.path}
      create={create}
    >
      <MenuFields fields={fields} isNew />
    </RecordCreate>
  );
}
