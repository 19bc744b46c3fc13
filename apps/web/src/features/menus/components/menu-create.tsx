import { useNavigate } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormSection, RecordCreate, useRecordCreate } from '../../../lib/record-form/index.ts';
import { ResourceSearch } from '../../../lib/resource-search/index.ts';
import { createMenu } from '../api/save-menu.ts';
import { inputOf, NEW_MENU } from '../model/menu-values.ts';
import { MenuFields } from './menu-fields.tsx';
import './menus.css';

/** A new menu, empty or with another one's items; its days come next. */
export function MenuCreate() {
  const t = useTranslations('menus');
  const navigate = useNavigate();
  const [source, setSource] = useState<{ id: number; name: string } | null>(null);
  const { fields, ...create } = useRecordCreate({
    begin: NEW_MENU,
    inputOf,
    create: async (input) => {
      const { id } = await createMenu({ ...input, items_of: source?.id ?? null });
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
      <FormSection title={t('form.itemsTitle')} note={t('form.itemsNote')}>
        <ResourceSearch
          model="Menu"
          className="full"
          label={t('form.itemsOf')}
          hint={t('form.itemsOfHint')}
          selected={source}
          onSelect={setSource}
          error={fields.errorOf('items_of')}
        />
      </FormSection>
    </RecordCreate>
  );
}
