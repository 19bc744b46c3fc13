import { ItemFlags } from '../../features/item-flags/index.ts';

export default function AdminItemFlagsPage() {
  return <ItemFlags />;
}
