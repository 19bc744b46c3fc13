import { useTranslations } from 'use-intl';
import { ResourceSearch } from '../../../lib/resource-search/index.ts';

/** Any item as a special of the day, whether its menu has it or not. */
export function AddSpecial({
  without,
  onSelect,
}: {
  without: readonly number[];
  onSelect: (itemId: number, name: string) => void;
}) {
  const t = useTranslations('menu-schedules.panel');
  return (
    <ResourceSearch
      model="Item"
      offered
      label={t('addSpecial')}
      placeholder={t('specialSearch')}
      without={without}
      onSelect={(hit) => hit && onSelect(hit.id, hit.name)}
    />
  );
}
