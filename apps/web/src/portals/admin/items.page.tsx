import { ItemGrid } from '../../features/item-grid/index.ts';
import { NewItemLink } from '../../features/items/index.ts';

export default function AdminItemsPage() {
  return <ItemGrid actions={<NewItemLink />} />;
}
