import { ItemPage } from '../../features/items/index.ts';

export default function AdminItemPage() {
  return <ItemPage />;
}
