import { UserCreate } from '../../features/users/index.ts';

export default function UserNewPage() {
  return <UserCreate />;
}
