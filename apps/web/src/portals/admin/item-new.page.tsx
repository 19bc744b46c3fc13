import { ItemCreate } from '../../features/items/index.ts';

export default function ItemNewPage() {
  return <ItemCreate />;
}
