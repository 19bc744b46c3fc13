import { MenusList } from '../../features/menus/index.ts';

export default function MenusAllPage() {
  return <MenusList />;
}
