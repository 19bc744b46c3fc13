import { targetsAt } from '@yay/domain/targets';
import { useTranslations } from 'use-intl';
import type { DiscountField, DiscountValues } from '../model/discount-values.ts';

/** Somebody else was quicker: what it is now and what is wanted, side by side, and which is to stand. */
export function DiscountConflict({
  theirs,
  mine,
  fields,
  busy,
  onKeepMine,
  onTakeTheirs,
}: {
  theirs: DiscountValues;
  mine: DiscountValues;
  fields: readonly DiscountField[];
  busy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}) {
  const t = useTranslations('discounts.conflict');
  const change = useTranslations('discounts.change');
  const valueText = useValueText();
  return (
    <section className="discount-conflict" role="alert" aria-labelledby="discount-conflict">
      <h2 id="discount-conflict">{t('title')}</h2>
      <p>{t('text')}</p>
      <div className="record-table">
        <table className="grid stacked">
          <thead>
            <tr>
              <th scope="col">{t('field')}</th>
              <th scope="col">{t('theirs')}</th>
              <th scope="col">{t('mine')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field}>
                <th scope="row">{change(`fields.${field}`)}</th>
                <td data-label={t('theirs')}>{valueText(theirs, field)}</td>
                <td data-label={t('mine')}>{valueText(mine, field)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="discount-conflict-acts">
        <button type="button" className="staff-btn" onClick={onTakeTheirs}>
          {t('takeTheirs')}
        </button>
        <button
          type="button"
          className="staff-btn primary"
          aria-disabled={busy || undefined}
          onClick={onKeepMine}
        >
          {t('keepMine')}
        </button>
      </div>
    </section>
  );
}

function useValueText(): (values: DiscountValues, field: DiscountField) => string {
  const t = useTranslations('discounts.change');
  const kinds = useTranslations('discounts.form.kinds');
  const granularities = useTranslations('targets.granularities');
  return (values, field) => {
    if (field === 'first_order_only') return values.first_order_only ? t('yes') : t('no');
    if (field === 'kind') return kinds(values.kind);
    if (field !== 'targets') return values[field] || t('nothing');
    const { granularity } = values.targets;
    if (granularity === 'everyone') return granularities('everyone');
    const { markets, destinations, grades } = targetsAt(granularity, values.targets);
    return t('places', {
      granularity: granularities(granularity),
      markets: markets.length,
      schools: destinations.length,
      grades: grades.length,
    });
  };
}
