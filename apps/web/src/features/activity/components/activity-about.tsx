import type { ActivityChange } from '@yay/contract/activity/calls';
import { ActivityChanges } from './activity-changes.tsx';

/** Names the record; on a phone, where before and after have no columns, the changes as well. */
export function ActivityAbout({
  about,
  changes,
}: {
  about: string;
  changes: readonly ActivityChange[];
}) {
  return (
    <>
      <span className="mid">{about}</span>
      <div className="activity-on-card">
        <ActivityChanges changes={changes} all />
      </div>
    </>
  );
}
