import { MenusList } from '../../features/menus/index.ts';

export default function AllMenusPage() {
  return <MenusList />;
}
