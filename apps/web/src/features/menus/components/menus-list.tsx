import { useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { BulkRun, ListPage, listKey } from '../../../lib/list/index.ts';
import { actOnMenu } from '../api/save-menu.ts';
import { type MenuRow, useMenusDeclaration } from './menus-declaration.tsx';

type Chosen = { readonly rows: readonly MenuRow[]; readonly onDone: () => void };

/** Every menu. */
export function MenusList() {
  const t = useTranslations('menus.list');
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [running, setRunning] = useState<Chosen | null>(null);
  const list = useMenusDeclaration({
    onArchive: (rows, onDone) => setChosen({ rows, onDone }),
  });
  return (
    <>
      <ListPage list={list} />
      <ConfirmDialog
        open={chosen !== null}
        danger
        onClose={() => setChosen(null)}
        onConfirm={() => {
          setRunning(chosen);
          setChosen(null);
        }}
        title={t('archiveTitle', { count: chosen?.rows.length ?? 0 })}
        confirmLabel={t('archive')}
        closeLabel={t('close')}
      >
        <p>{t('archiveText')}</p>
      </ConfirmDialog>
      {running && (
        <BulkRun
          title={t('archive')}
          rows={running.rows}
          nameOf={({ name }) => name}
          act={({ id }) => actOnMenu('archive', id)}
          onClose={() => {
            running.onDone();
            setRunning(null);
            void client.invalidateQueries({ queryKey: listKey(list.name) });
          }}
        />
      )}
    </>
  );
}
