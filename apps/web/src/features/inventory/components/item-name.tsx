import type { InventoryItem } from '@yay/contract/inventory/calls';
import { FoodFrame } from '@yay/ui/food-frame';
import type { ReactNode } from 'react';

/** An item with its picture. */
export function ItemName({ item, note }: { item: InventoryItem; note?: ReactNode }) {
  return (
    <span className="inv-item">
      <FoodFrame src={item.picture} tint={item.tint} className="inv-food" />
      <span>
        <bdi>{item.name}</bdi>
        {note && <small className="mid">{note}</small>}
      </span>
    </span>
  );
}
