import { Link } from '@tanstack/react-router';
import type { AccessHolder } from '@yay/contract/access/calls';
import { PAGES } from '@yay/contract/pages';
import { can } from '@yay/domain/access';
import { useLocale, useTranslations } from 'use-intl/react';
import { formatDayOf } from '../../../lib/more-formats.ts';
import { RecordTable } from '../../../lib/record-table.tsx';
import { useMe } from '../../../lib/session.ts';
import { OFFICE } from '../../../parts/office-time.ts';

export type HolderAct = 'welcome' | 'revoke';

/** The name that the reader knows a holder by. */
export const nameOf = ({ person, email }: AccessHolder): string => person?.full_name ?? email;

/** The people who may open a place's portal; to a reader who may not see users, their addresses. */
export function AccessTable({
  holders,
  onAct,
}: {
  holders: readonly AccessHolder[];
  onAct: (act: HolderAct, holder: AccessHolder) => void;
}) {
  const t = useTranslations('access');
  const role = useTranslations('users.roles');
  const locale = useLocale();
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
        { id: 'email', title: t('email'), look: 'mid', cell: ({ email }) => email },
        seesPeople && {
          id: 'roles',
          title: t('roles'),
          look: 'mid',
          cell: ({ person }) => person?.roles.map((one) => role(one as 'school')).join(', '),
        },
        seesPeople && {
          id: 'seen',
          title: t('seen'),
          look: 'mid',
          labeled: true,
          cell: ({ person }) =>
            person?.last_seen_at ? formatDayOf(person.last_seen_at, OFFICE, locale) : t('never'),
        },
        seesPeople && {
          id: 'state',
          title: t('state'),
          cell: ({ person }) => (
            <span className={person?.suspended ? 'standing is-suspended' : 'mid'}>
              {t(person?.suspended ? 'suspended' : 'active')}
            </span>
          ),
        },
        {
          id: 'acts',
          title: t('acts'),
          titleHidden: true,
          look: 'access-acts',
          cell: (holder) => (
            <>
              {holder.abilities.send_welcome && (
                <button
                  type="button"
                  className="staff-btn"
                  onClick={() => onAct('welcome', holder)}
                >
                  {t('welcome')}
                  <span className="sr"> {nameOf(holder)}</span>
                </button>
              )}
              {holder.abilities.revoke && (
                <button type="button" className="staff-btn" onClick={() => onAct('revoke', holder)}>
                  {t('revoke')}
                  <span className="sr"> {nameOf(holder)}</span>
                </button>
              )}
            </>
          ),
        },
      ]}
    />
  );
}
