import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Balance } from '@yay/contract/billing/calls';
import type { User } from '@yay/contract/users/calls';
import { permissionsOf, ROLES } from '@yay/domain/access';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useChannel } from '../../../lib/realtime/index.ts';
import { may, useMe } from '../../../lib/session.ts';
import { grantsQuery } from '../api/money.ts';
import { FamilyCards } from './family-cards.tsx';
import { FamilyPayments } from './family-payments.tsx';
import { Grants } from './grants.tsx';
import { Standing } from './standing.tsx';
import './user-money.css';

/** Roles that staff without the permission may ask. */
const CREDIT_GIVERS = ROLES.filter(
  (role) => role !== 'superadmin' && permissionsOf([role]).has('user:credit'),
);

const IssueCredit = lazy(() => import('./issue-credit.tsx'));

/** A family's money in the hands of the team. `funds` and `children` are what the family sees too. */
export function UserMoney({
  user,
  balance,
  funds,
  isIssuing,
  onIssue,
  children,
}: {
  user: User;
  balance: Balance;
  funds: ReactNode;
  /** The address asks for it. */
  isIssuing: boolean;
  onIssue: (isIssuing: boolean) => void;
  children: ReactNode;
}) {
  const t = useTranslations('credit');
  const client = useQueryClient();
  const [said, setSaid] = useState('');
  const { data: given } = useQuery(grantsQuery(user.id, 1));
  const mayIssue = user.abilities.issue_credit;
  const mayGive = may(useMe(), 'user:credit');
  const role = useTranslations('users.roles');
  const format = useFormatter();
  const givers = format.list(
    CREDIT_GIVERS.map((giver) => role(giver)),
    { type: 'disjunction' },
  );
  // A change of the person's record may be one of the money.
  const refresh = () => {
    for (const key of ['balance', 'statement']) {
      void client.invalidateQueries({ queryKey: [key, user.id] });
    }
  };
  useChannel(`private-record.user.${user.id}`, { 'record.changed': refresh, missed: refresh });
  return (
    <div className="user-money">
      <div className="money-head">
        <Standing user={user} balance={balance} onSaid={setSaid} />
        {!mayIssue && !mayGive && <p className="mid money-asks">{t('asks', { roles: givers })}</p>}
      </div>
      <p role="status" className={said === '' ? 'sr' : 'callout'}>
        {said}
      </p>
      {funds}
      <FamilyPayments userId={user.id} onSaid={setSaid} />
      <Grants userId={user.id} onSaid={setSaid} />
      <FamilyCards userId={user.id} />
      {children}
      {isIssuing && mayIssue && given && (
        <Suspense>
          <IssueCredit
            user={user}
            limits={given.limits}
            onSaid={setSaid}
            onClose={() => onIssue(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
