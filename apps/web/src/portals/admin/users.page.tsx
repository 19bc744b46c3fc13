import { PAGES } from '@yay/contract/pages';
import { UsersList } from '../../features/users/index.ts';

export default function AdminUsersPage() {
  return <UsersList newUser={PAGES.userNew.path} />;
}
