import type { UserListRow } from '@yay/contract/lists/calls';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { BulkAct, type Chosen, ListPage } from '../../../lib/list/index.ts';
import { actOnUser } from '../api/act-on-user.ts';
import { useUsersDeclaration } from './users-declaration.tsx';

/** Everybody with an account. */
export function UsersList({ newUser }: { newUser: string | null }) {
  const t = useTranslations('users.list');
  const [chosen, setChosen] = useState<Chosen<UserListRow> | null>(null);
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
      <BulkAct
        list={list.name}
        chosen={chosen}
        able={able}
        onClose={() => setChosen(null)}
        title={able.length > 0 ? t('suspendTitle', { count: able.length }) : t('suspendNobody')}
        confirmLabel={able.length > 0 ? t('suspendConfirm') : t('close')}
        closeLabel={able.length > 0 ? t('cancel') : undefined}
        doing={t('suspend')}
        nameOf={(row) => row.full_name}
        act={(row) => actOnUser('suspend', row.id)}
      >
        {able.length > 0 && <p>{t('suspendText')}</p>}
        {able.length > 0 && left > 0 && <p>{t('suspendSome', { count: left })}</p>}
      </BulkAct>
    </>
  );
}
