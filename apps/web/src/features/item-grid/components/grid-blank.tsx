import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useTranslations } from 'use-intl';
import '@yay/ui/data-grid.css';

/** Stands in the grid's place until the first rows arrive. */
export function GridWaiting() {
  const t = useTranslations('item-grid');
  return (
    <SkeletonGroup label={t('loading')}>
      <div className="ig-box ig-waiting">
        {Array.from({ length: 14 }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: grey bars have no other name
          <Skeleton key={line} height="0.625rem" />
        ))}
      </div>
    </SkeletonGroup>
  );
}

/** Stands in the grid's place while no item matches, or while there is none at all. */
export function GridEmpty({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  const t = useTranslations('item-grid');
  return (
    <div className="dg-blank ig-box ig-empty">
      <h2>{t(narrowed ? 'noneTitle' : 'emptyTitle')}</h2>
      <p>{t(narrowed ? 'noneText' : 'emptyText')}</p>
      {narrowed && (
        <button type="button" className="staff-btn" onClick={onClear}>
          {t('clearFilters')}
        </button>
      )}
    </div>
  );
}
