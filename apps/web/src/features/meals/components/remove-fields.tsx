import { MEAL_TYPES } from '@yay/contract/meals/values';
import { ExclamationCircleIcon } from '@yay/ui/icons';
import { Segmented } from '@yay/ui/segmented';
import { useTranslations } from 'use-intl';
import { serverNowMs } from '../../../lib/clock.ts';
import { dateInZone } from '../../../lib/format.ts';
import { FormSection } from '../../../lib/record-form/index.ts';
import { ResourceSearch } from '../../../lib/resource-search/index.ts';
import { may, useMe } from '../../../lib/session.ts';
import { BecauseFields } from '../../../parts/because-fields.tsx';
import { OFFICE } from '../../../parts/office-time.ts';
import { TargetsField } from '../../../parts/targets/index.ts';
import type { Removal } from '../model/removal.ts';
import { DaysPicker } from './days-picker.tsx';

export function RemoveFields({
  removal,
  change,
  errorOf,
}: {
  removal: Removal;
  change: (next: Partial<Removal>) => void;
  errorOf: (name: string) => string | undefined;
}) {
  const t = useTranslations('meals.remove');
  const types = useTranslations('meals.types');
  const me = useMe();
  const daysError = errorOf('start_date') ?? errorOf('end_date');
  return (
    <>
      <FormSection title={t('whenTitle')} note={t('whenNote')}>
        <div className="field full" data-invalid={daysError ? '' : undefined}>
          <DaysPicker
            value={removal.dates}
            min={dateInZone(serverNowMs(), OFFICE)}
            onApply={(dates) => change({ dates })}
          />
          {daysError && (
            <p className="field-error" role="alert">
              <ExclamationCircleIcon />
              <span>{daysError}</span>
            </p>
          )}
        </div>
      </FormSection>
      <FormSection title={t('whereTitle')} note={t('whereNote')}>
        <TargetsField
          value={removal.targets}
          onChange={(targets) => change({ targets })}
          errors={{
            markets: errorOf('targets.markets'),
            destinations: errorOf('targets.destinations'),
            grades: errorOf('targets.grades'),
          }}
        />
        {removal.targets.granularity === 'everyone' && <p className="hint">{t('everywhere')}</p>}
      </FormSection>
      <FormSection title={t('whatTitle')} note={t('whatNote')}>
        <div className="field full">
          <Segmented
            label={t('type')}
            options={[
              { value: '', label: t('allTypes') },
              ...MEAL_TYPES.map((value) => ({ value, label: types(value) })),
            ]}
            value={removal.type ?? ''}
            onChange={(type) => change({ type: type || null })}
          />
        </div>
        {may(me, 'internal_dashboard:vendors') && (
          <ResourceSearch
            label={t('vendor')}
            error={errorOf('vendor_ids')}
            model="Vendor"
            selected={removal.vendor}
            onSelect={(hit) => change({ vendor: hit && { id: hit.id, name: hit.name } })}
          />
        )}
        {may(me, 'internal_dashboard:items') && (
          <ResourceSearch
            label={t('item')}
            error={errorOf('item_ids')}
            model="Item"
            selected={removal.item}
            onSelect={(hit) => change({ item: hit && { id: hit.id, name: hit.name } })}
          />
        )}
      </FormSection>
      <FormSection title={t('why')} note={t('whyNote')}>
        <BecauseFields
          value={{ because: removal.because, becauseEs: removal.becauseEs }}
          onChange={change}
          hint={t('becauseHint')}
          errors={{ because: errorOf('because'), becauseEs: errorOf('because_es') }}
        />
      </FormSection>
    </>
  );
}
