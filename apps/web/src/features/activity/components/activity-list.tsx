import { useQueryClient } from '@tanstack/react-query';
import { useChannel } from '../../../lib/realtime/index.ts';
import { userActivityKey } from '../api/user-activity-query.ts';
import { LatestActivity } from './latest-activity.tsx';
import { UserActivity } from './user-activity.tsx';
import './activity.css';

/**
 * Lists the entries about somebody: the last few with a limit, otherwise all of them with filters.
 */
export function ActivityList({ aboutUserId, limit }: { aboutUserId: number; limit?: number }) {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: userActivityKey(aboutUserId) });
  const channel = `private-record.user.${aboutUserId}` as const;
  useChannel(channel, { 'record.changed': refresh, missed: refresh });
  return limit === undefined ? (
    <UserActivity userId={aboutUserId} />
  ) : (
    <LatestActivity userId={aboutUserId} limit={limit} />
  );
}
