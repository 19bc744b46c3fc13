import { LatestChanges } from '../../features/activity/index.ts';
import { UserPage, UserSettings } from '../../features/users/index.ts';

export default function UserSettingsPage() {
  return (
    <UserPage tab="settings">
      {(part) => {
        const { id, abilities } = part.user;
        const latest = abilities.see_logs && (
          <LatestChanges userId={id} logsPath={`/admin/users/${id}/logs`} />
        );
        return <UserSettings {...part} latest={latest} />;
      }}
    </UserPage>
  );
}
