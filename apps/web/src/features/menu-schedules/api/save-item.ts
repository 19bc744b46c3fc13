import type { saveGridItems } from '@yay/contract/item-grid/calls';
import type { setItemDay } from '@yay/contract/items/calls';
import type { PlainDate } from '@yay/domain/calendar';
import type { Cents } from '@yay/domain/money';
import { send } from '../../../lib/http/index.ts';

/** Sets the units of one day; null is the usual number again. */
export async function setUnits(
  id: number,
  date: PlainDate,
  capacity: number | null,
): Promise<void> {
  const path = `/api/items/${id}/days/${date}` as const;
  await send<typeof setItemDay>({ method: 'PUT', path, body: { capacity } });
}

/** Wherever it is offered, from now on. */
export async function priceItem(
  { id, version }: { readonly id: number; readonly version: number },
  price: Cents,
): Promise<void> {
  const body = { rows: [{ id, version, changes: { price } }] };
  await send<typeof saveGridItems>({ method: 'PUT', path: '/api/item-grid', body });
}
