import { MenusList } from '../../features/menus/index.ts';

export default function AdminMenusPage() {
  return <MenusList />;
}
