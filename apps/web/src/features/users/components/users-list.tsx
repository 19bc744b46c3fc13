import { useQueryClient } from '@tanstack/react-query';
import type { UserListRow } from '@yay/contract/lists';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { BulkRun, ListPage, listKey } from '../../../lib/list/index.ts';
import { actOnUser } from '../api/act-on-user.ts';
import { useUsersDeclaration } from './users-declaration.tsx';

type Chosen = { readonly rows: readonly UserListRow[]; readonly onDone: () => void };

/** Everybody with an account. */
export function UsersList({ newUser }: { newUser: string | null }) {
  const t = useTranslations('users.list');
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [running, setRunning] = useState<Chosen | null>(null);
  const list = useUsersDeclaration({
    newUser,
    onSuspend: (rows, onDone) => setChosen({ rows, onDone }),
  });
  const able = (chosen?.rows ?? []).filter(
    ({ abilities, state }) => abilities.suspend && state !== 'suspended' && state !== 'deleted',
  );
  const left = (chosen?.rows.length ?? 0) - able.length;
  return (
    <>
      <ListPage list={list} />
      <ConfirmDialog
        open={chosen !== null}
        onClose={() => setChosen(null)}
        onConfirm={() => {
          setChosen(null);
          if (chosen && able.length > 0) setRunning({ ...chosen, rows: able });
        }}
        title={able.length > 0 ? t('suspendTitle', { count: able.length }) : t('suspendNobody')}
        confirmLabel={able.length > 0 ? t('suspendConfirm') : t('close')}
        closeLabel={t('close')}
        danger={able.length > 0}
      >
        {able.length > 0 && <p>{t('suspendText')}</p>}
        {able.length > 0 && left > 0 && <p>{t('suspendSome', { count: left })}</p>}
      </ConfirmDialog>
      {running && (
        <BulkRun
          title={t('suspend')}
          rows={running.rows}
          nameOf={(row) => row.full_name}
          act={(row) => actOnUser('suspend', row.id)}
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
