import { Navigate, useParams } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';

/** A person's page begins with the settings. */
export default function UserPageStart() {
  const { user = '' }: { user?: string } = useParams({ strict: false });
  return <Navigate to={PAGES.userSettings.path} params={{ user }} replace />;
}
