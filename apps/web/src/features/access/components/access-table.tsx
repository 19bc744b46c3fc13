import { Link } from '@tanstack/react-router';
import type { AccessHolder } from '@yay/contract/access/calls';
import { PAGES } from '@yay/contract/pages';
import { can } from '@yay/domain/access';
import { useLocale, useTranslations } from 'use-intl/react';
import { formatInstant } from '../../../lib/format.ts';
import { useMe } from '../../../lib/session.ts';

export type HolderAct = 'welcome' | 'revoke';

const SEEN = { month: 'short', day: 'numeric', year: 'numeric' } as const;

export function AccessTable(props: {
  holders: readonly AccessHolder[];
  onAct: (act: HolderAct, holder: AccessHolder) => void;
}) {
  const t = useTranslations('access');
  const role = useTranslations('users.roles');
  const locale = useLocale();
  const me = useMe();
  const opensUsers = can(new Set(me?.permissions), PAGES.userSettings.permission);
  return (
    <div className="record-table">
      <table className="grid stacked">
        <thead>
          <tr>
            <th scope="col">{t('person')}</th>
            <th scope="col">{t('email')}</th>
            <th scope="col">{t('roles')}</th>
            <th scope="col">{t('seen')}</th>
            <th scope="col">{t('state')}</th>
            <th scope="col">
              <span className="sr">{t('acts')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {props.holders.map((holder) => (
            <tr key={holder.id}>
              <th scope="row">
                {opensUsers ? (
                  <Link
                    to={PAGES.userSettings.path}
                    params={{ user: String(holder.id) }}
                    className="row-link"
                  >
                    {holder.full_name}
                  </Link>
                ) : (
                  holder.full_name
                )}
              </th>
              <td className="mid">{holder.email}</td>
              <td className="mid">{holder.roles.map((one) => role(one as 'school')).join(', ')}</td>
              <td className="mid" data-label={t('seen')}>
                {holder.last_seen_at
                  ? formatInstant(Date.parse(holder.last_seen_at), 'UTC', locale, SEEN)
                  : t('never')}
              </td>
              <td>
                <span className={holder.suspended ? 'standing is-suspended' : 'mid'}>
                  {t(holder.suspended ? 'suspended' : 'active')}
                </span>
              </td>
              <td className="access-acts">
                {holder.abilities.send_welcome && (
                  <button
                    type="button"
                    className="staff-btn"
                    onClick={() => props.onAct('welcome', holder)}
                  >
                    {t('welcome')}
                    <span className="sr"> {holder.full_name}</span>
                  </button>
                )}
                {holder.abilities.revoke && (
                  <button
                    type="button"
                    className="staff-btn"
                    onClick={() => props.onAct('revoke', holder)}
                  >
                    {t('revoke')}
                    <span className="sr"> {holder.full_name}</span>
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
