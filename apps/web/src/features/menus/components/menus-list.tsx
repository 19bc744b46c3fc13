import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { BulkAct, type Chosen, ListPage } from '../../../lib/list/index.ts';
import { actOnMenu } from '../api/save-menu.ts';
import { useMenusDeclaration } from './menus-declaration.tsx';
import type { MenuRow } from './use-menu-columns.tsx';

/** Every menu. */
export function MenusList() {
  const t = useTranslations('menus.list');
  const [chosen, setChosen] = useState<Chosen<MenuRow> | null>(null);
  const list = useMenusDeclaration({
    onArchive: (rows, onDone) => setChosen({ rows, onDone }),
  });
  return (
    <>
      <ListPage list={list} />
      <BulkAct
        list={list.name}
        chosen={chosen}
        onClose={() => setChosen(null)}
        title={t('archiveTitle', { count: chosen?.rows.length ?? 0 })}
        confirmLabel={t('archive')}
        closeLabel={t('cancel')}
        doing={t('archive')}
        nameOf={({ name }) => name}
        act={({ id }) => actOnMenu('archive', id)}
      >
        <p>{t('archiveText')}</p>
      </BulkAct>
    </>
  );
}
