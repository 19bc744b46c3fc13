import type { ItemDay } from '@yay/contract/items/calls';
import { classNames } from '@yay/ui/class-names';
import { useTranslations } from 'use-intl';

/** Says of a day that it is another than usual. */
export function DayStanding({ day }: { day: ItemDay }) {
  const t = useTranslations('items.days');
  const state = stateOf(day);
  if (!state) return null;
  return (
    <span
      className={classNames(
        'standing',
        state === 'other' ? 'is-changed' : state === 'soldOut' ? 'is-payment' : 'is-deleted',
      )}
    >
      {t(state)}
    </span>
  );
}

function stateOf({
  capacity,
  left,
  override,
}: ItemDay): 'nothingMore' | 'soldOut' | 'other' | null {
  if (capacity === 0) return 'nothingMore';
  if (left === 0) return 'soldOut';
  return override !== null ? 'other' : null;
}
