import type { ScheduleDayItem } from '@yay/contract/menu-schedules/calls';
import { StarIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';

/** Makes an item a special of its day, or takes it from the specials. */
export function SpecialAct({
  found: { item, day, schools },
  onAdd,
  onDrop,
}: {
  found: ScheduleDayItem;
  onAdd: () => void;
  onDrop: (specialId: number) => void;
}) {
  const t = useTranslations('menu-schedules.panel');
  if (!day) {
    const served = schools.filter(({ specials }) =>
      specials.some((special) => special.item_id === item.id),
    );
    return (
      <button type="button" aria-disabled={schools.length === 0 || undefined} onClick={onAdd}>
        <StarIcon small />
        {t('makeSpecialAt')}
        <span className="note">
          {t('specialAt', { count: String(served.length), all: schools.length })}
        </span>
      </button>
    );
  }
  const special = day.specials.find((other) => other.item_id === item.id);
  return (
    <button
      type="button"
      aria-disabled={(!special && schools.length === 0) || undefined}
      onClick={() => (special ? onDrop(special.id) : onAdd())}
    >
      <StarIcon small />
      {t(special ? 'removeSpecial' : 'makeSpecial')}
      <span className="note">{t('specialsUsed', { count: String(day.specials.length) })}</span>
    </button>
  );
}
