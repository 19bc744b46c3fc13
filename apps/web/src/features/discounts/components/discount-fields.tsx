import { NativeSelect } from '@yay/ui/native-select';
import { TextArea } from '@yay/ui/text-area';
import { useTranslations } from 'use-intl';
import { type FieldSet, FormSection, FormText } from '../../../lib/record-form/index.ts';
import { type Targets, TargetsField } from '../../../lib/targets/index.ts';
import type { DiscountValues } from '../model/discount-values.ts';

/** Every field of a discount, in sections. */
export function DiscountFields({
  fields,
  codeLocked = false,
  kept,
}: {
  fields: FieldSet<DiscountValues>;
  codeLocked?: boolean;
  kept?: Targets;
}) {
  const t = useTranslations('discounts.form');
  const { values, set, errorOf, locked } = fields;
  return (
    <>
      <FormSection title={t('codeTitle')} note={t('codeNote')}>
        <FormText
          form="discount"
          fields={fields}
          field="code"
          label={t('code')}
          hint={codeLocked ? t('codeInUse') : t('codeHint')}
          disabled={codeLocked}
          maxLength={40}
          autoCapitalize="characters"
          required
        />
        <FormText
          form="discount"
          fields={fields}
          field="name"
          label={t('name')}
          hint={t('nameHint')}
          maxLength={120}
        />
        <TextArea
          id="discount-notes"
          className={fields.isChanged('notes') ? 'full is-changed' : 'full'}
          label={t('notes')}
          hint={t('notesHint')}
          rows={2}
          maxLength={2000}
          value={values.notes}
          disabled={locked}
          onChange={(event) => set('notes', event.currentTarget.value)}
          error={errorOf('notes')}
        />
      </FormSection>
      <FormSection title={t('givesTitle')} note={t('givesNote')}>
        <NativeSelect
          id="discount-kind"
          className={fields.isChanged('kind') ? 'is-changed' : undefined}
          label={t('kind')}
          value={values.kind}
          disabled={locked}
          onChange={(event) =>
            set('kind', event.currentTarget.value === 'amount' ? 'amount' : 'percent')
          }
          error={errorOf('kind')}
        >
          <option value="percent">{t('kinds.percent')}</option>
          <option value="amount">{t('kinds.amount')}</option>
        </NativeSelect>
        <FormText
          form="discount"
          fields={fields}
          field="value"
          label={t(values.kind)}
          inputMode={values.kind === 'percent' ? 'numeric' : 'decimal'}
          required
        />
        <FormText
          form="discount"
          fields={fields}
          field="min_total_cents"
          label={t('minimum')}
          hint={t('minimumHint')}
          inputMode="decimal"
        />
      </FormSection>
      <FormSection title={t('whenTitle')} note={t('whenNote')}>
        <FormText
          form="discount"
          fields={fields}
          field="starts_on"
          label={t('starts')}
          type="date"
        />
        <FormText form="discount" fields={fields} field="ends_on" label={t('ends')} type="date" />
        <FormText
          form="discount"
          fields={fields}
          field="max_uses"
          label={t('maxUses')}
          hint={t('maxUsesHint')}
          inputMode="numeric"
        />
        <FormText
          form="discount"
          fields={fields}
          field="max_uses_per_family"
          label={t('maxUsesPerFamily')}
          inputMode="numeric"
        />
        <div className="toggle-field">
          <label htmlFor="discount-first-order">
            <b>{t('firstOrder')}</b>
            <span className="hint">{t('firstOrderHint')}</span>
          </label>
          <input
            id="discount-first-order"
            className="staff-switch"
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own checked state
            role="switch"
            checked={values.first_order_only}
            disabled={locked}
            onChange={(event) => set('first_order_only', event.currentTarget.checked)}
          />
        </div>
      </FormSection>
      <FormSection title={t('targetsTitle')} note={t('targetsNote')}>
        <TargetsField
          value={values.targets}
          onChange={(targets) => set('targets', targets)}
          {...(kept && { kept })}
          errors={{
            markets: errorOf('targets.markets'),
            destinations: errorOf('targets.destinations'),
            grades: errorOf('targets.grades'),
          }}
          disabled={locked}
        />
      </FormSection>
    </>
  );
}
