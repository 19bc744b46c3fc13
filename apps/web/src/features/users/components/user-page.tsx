import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { User } from '@yay/contract/users/calls';
import { type Dispatch, type ReactNode, type SetStateAction, useEffect, useState } from 'react';
import { HttpError } from '../../../lib/http/index.ts';
import { LeaveGuard } from '../../../lib/leave-guard.tsx';
import { useChannel } from '../../../lib/realtime/index.ts';
import { overviewQuery } from '../api/overview-query.ts';
import { tellOpened, userKey, userQuery } from '../api/user-query.ts';
import { changedFields, type Edits, valuesOf } from '../model/user-changes.ts';
import { FamilyOverview, isFamily } from './family-overview.tsx';
import { UserHead } from './user-head.tsx';
import { UserStandIn } from './user-stand-in.tsx';
import { type UserTab, UserTabs } from './user-tabs.tsx';
import '../../../lib/staff/record.css';
import './user-page.css';

/** The props of a tab's page: the person, and the unsaved edits. */
export type UserPart = {
  user: User;
  edits: Edits;
  onEdits: Dispatch<SetStateAction<Edits>>;
};

/** One person: who she is, what can be done, and one tab of what is known. */
export function UserPage({
  tab,
  children,
}: {
  tab: UserTab;
  children: (part: UserPart) => ReactNode;
}) {
  const { user: segment = '' }: { user?: string } = useParams({ strict: false });
  if (!/^[1-9]\d{0,9}$/.test(segment)) throw new HttpError(404, 'not_found');
  return (
    <OneUser key={segment} userId={Number(segment)} tab={tab}>
      {children}
    </OneUser>
  );
}

function OneUser({
  userId,
  tab,
  children,
}: {
  userId: number;
  tab: UserTab;
  children: (part: UserPart) => ReactNode;
}) {
  const { data: user, error, refetch } = useQuery(userQuery(userId));
  // Asked for at once, and waited for: the tabs would jump if they came before it.
  const { isPending } = useQuery(overviewQuery(userId));
  const [edits, setEdits] = useState<Edits>({});
  const isOpenFamily = user !== undefined && isFamily(user);
  useEffect(() => {
    // A family that is not remembered is found as before.
    if (isOpenFamily) void tellOpened(userId).catch(() => undefined);
  }, [isOpenFamily, userId]);
  const client = useQueryClient();
  // A colleague's changes show here too; unsaved edits stay.
  const look = () => void client.invalidateQueries({ queryKey: userKey(userId) });
  const channel = `private-record.user.${userId}` as const;
  useChannel(channel, { 'record.changed': look, missed: look });

  if (!user || (isPending && isFamily(user))) {
    return <UserStandIn id={userId} tab={tab} error={error} refetch={refetch} />;
  }
  const unsaved = changedFields(valuesOf(user), edits).length;
  return (
    <div className="record">
      <UserHead user={user} tab={tab} unsaved={unsaved} onDiscard={() => setEdits({})} />
      {isFamily(user) && <FamilyOverview user={user} />}
      <UserTabs user={user} here={tab} />
      {children({ user, edits, onEdits: setEdits })}
      <LeaveGuard unsaved={unsaved} />
    </div>
  );
}
