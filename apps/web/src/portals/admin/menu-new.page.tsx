import { MenuCreate } from '../../features/menus/index.ts';

export default function MenuNewPage() {
  return <MenuCreate />;
}
