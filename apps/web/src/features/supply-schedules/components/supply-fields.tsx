import { addDays, type PlainDate, plainDate } from '@yay/domain/calendar';
import { TextArea } from '@yay/ui/text-area';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';
import { type FieldSet, FormText } from '../../../lib/record-form/index.ts';
import { ResourceSearch } from '../../../lib/resource-search/index.ts';
import type { SupplyDraft } from '../model/supply-draft.ts';

const A_MONDAY = plainDate('2026-01-05');

export function SupplyFields({ fields }: { fields: FieldSet<SupplyDraft> }) {
  const t = useTranslations('supply-schedules');
  const common = { form: 'supply', fields };
  return (
    <>
      <ResourceSearch
        model="Destination"
        label={t('school')}
        selected={fields.values.destination_id}
        error={fields.errorOf('destination_id')}
        onSelect={(school) => fields.set('destination_id', school)}
      />
      <FormText {...common} field="name" label={t('name')} maxLength={120} />
      <div className="supply-row">
        <FormText {...common} field="quantity" label={t('quantity')} inputMode="numeric" />
        <FormText {...common} field="unit" label={t('unit')} hint={t('unitHint')} maxLength={40} />
      </div>
      <Weekdays fields={fields} />
      <div className="supply-row">
        <FormText {...common} field="starts_on" label={t('from')} type="date" />
        <FormText {...common} field="ends_on" label={t('to')} hint={t('toHint')} type="date" />
      </div>
      <TextArea
        label={t('note')}
        rows={2}
        maxLength={500}
        value={fields.values.note}
        error={fields.errorOf('note')}
        onChange={(event) => fields.set('note', event.currentTarget.value)}
      />
    </>
  );
}

function Weekdays({ fields }: { fields: FieldSet<SupplyDraft> }) {
  const t = useTranslations('supply-schedules');
  const locale = useLocale();
  const { weekdays } = fields.values;
  const error = fields.errorOf('weekdays');
  return (
    <fieldset className="supply-weekdays">
      <legend>{t('weekdays')}</legend>
      {[1, 2, 3, 4, 5].map((day) => (
        <label key={day}>
          <input
            type="checkbox"
            checked={weekdays.includes(day)}
            aria-invalid={error ? true : undefined}
            onChange={(event) =>
              fields.set(
                'weekdays',
                event.currentTarget.checked
                  ? [...weekdays, day].sort()
                  : weekdays.filter((other) => other !== day),
              )
            }
          />
          {formatDate(addDays(A_MONDAY, day - 1) as PlainDate, locale, 'shortWeekday')}
        </label>
      ))}
      {error && <p className="field-error">{error}</p>}
    </fieldset>
  );
}
