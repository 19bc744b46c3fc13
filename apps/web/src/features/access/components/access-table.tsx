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

/** The people who may open a place's portal. */
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
  const opensUsers = can(new Set(me?.permissions), PAGES.userSettings.permission);
  return (
    <RecordTable
      rows={holders}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'person',
          title: t('person'),
          cell: (holder) =>
            opensUsers ? (
              <Link
                to={PAGES.userSettings.path}
                params={{ user: String(holder.id) }}
                className="row-link"
              >
                {holder.full_name}
              </Link>
            ) : (
              holder.full_name
            ),
        },
        { id: 'email', title: t('email'), look: 'mid', cell: ({ email }) => email },
        {
          id: 'roles',
          title: t('roles'),
          look: 'mid',
          cell: ({ roles }) => roles.map((one) => role(one as 'school')).join(', '),
        },
        {
          id: 'seen',
          title: t('seen'),
          look: 'mid',
          labeled: true,
          cell: ({ last_seen_at: at }) => (at ? formatDayOf(at, OFFICE, locale) : t('never')),
        },
        {
          id: 'state',
          title: t('state'),
          cell: ({ suspended }) => (
            <span className={suspended ? 'standing is-suspended' : 'mid'}>
              {t(suspended ? 'suspended' : 'active')}
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
                  <span className="sr"> {holder.full_name}</span>
                </button>
              )}
              {holder.abilities.revoke && (
                <button type="button" className="staff-btn" onClick={() => onAct('revoke', holder)}>
                  {t('revoke')}
                  <span className="sr"> {holder.full_name}</span>
                </button>
              )}
            </>
          ),
        },
      ]}
    />
  );
}
