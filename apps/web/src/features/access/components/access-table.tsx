import { Link } from '@tanstack/react-router';
import type { AccessHolder } from '@yay/contract/access/calls';
import { PAGES } from '@yay/contract/pages';
import { can } from '@yay/domain/access';
import { useTranslations } from 'use-intl/react';
import { RecordTable } from '../../../lib/record-table.tsx';
import { useMe } from '../../../lib/session.ts';
import { type OnAct, usePeopleColumns } from '../../../parts/portal-people/index.ts';

/** The people who may open a place's portal; to a reader who may not see users, their addresses. */
export function AccessTable({
  holders,
  onAct,
}: {
  holders: readonly AccessHolder[];
  onAct: OnAct;
}) {
  const t = useTranslations('access');
  const role = useTranslations('users.roles');
  const columns = usePeopleColumns<AccessHolder>();
  const me = useMe();
  const seesPeople = can(new Set(me?.permissions), PAGES.userSettings.permission);
  return (
    <RecordTable
      rows={holders}
      keyOf={({ id }) => id}
      columns={[
        seesPeople && {
          id: 'person',
          title: t('person'),
          cell: ({ id, person }) => (
            <Link to={PAGES.userSettings.path} params={{ user: String(id) }} className="row-link">
              {person?.full_name}
            </Link>
          ),
        },
        columns.email(),
        seesPeople && {
          id: 'roles',
          title: t('roles'),
          look: 'mid',
          cell: ({ person }) => person?.roles.map((one) => role(one as 'school')).join(', '),
        },
        seesPeople && columns.seen(({ person }) => person?.last_seen_at),
        seesPeople && {
          id: 'state',
          title: t('state'),
          cell: ({ person }) => (
            <span className={person?.suspended ? 'standing is-suspended' : 'mid'}>
              {t(person?.suspended ? 'suspended' : 'active')}
            </span>
          ),
        },
        columns.acts(onAct, ({ id, email, person, abilities }) => ({
          id,
          email,
          name: person?.full_name ?? email,
          may: { welcome: abilities.send_welcome, remove: abilities.revoke },
        })),
      ]}
    />
  );
}
