import type { Stock } from '@yay/contract/inventory/calls';
import { useTranslations } from 'use-intl';
import { useStore } from '../../../lib/store.ts';
import type { CountDesk } from '../model/count-desk.ts';

/** Shows refused bookings beside a count, one after the other, until somebody has looked. */
export function RefusedMoves({ desk, stock }: { desk: CountDesk; stock: Stock }) {
  const t = useTranslations('inventory');
  const [first] = useStore(desk.state).refused;
  if (first === undefined) return null;
  const { act, refusal } = first;
  const item = stock.items.find(({ id }) => id === act.item_id)?.name ?? '';
  return (
    <div className="count-refused" role="alert">
      <p>
        {t('phone.notBooked', { item, count: act.quantity })} {t(`refusals.${refusal}`)}
      </p>
      <button type="button" className="count-b" onClick={() => desk.dismiss()}>
        {t('phone.understood')}
      </button>
    </div>
  );
}
