import { TextArea } from '@yay/ui/text-area';
import { useTranslations } from 'use-intl';
import {
  type FieldSet,
  FormSection,
  FormSelect,
  FormText,
  FormToggle,
} from '../../../lib/record-form/index.ts';
import { type Targets, TargetsField } from '../../../parts/targets/index.ts';
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
      <GivesFields fields={fields} />
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
        <FormToggle
          form="discount"
          fields={fields}
          field="first_order_only"
          label={t('firstOrder')}
          hint={t('firstOrderHint')}
        />
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

/** Asks for the reduction of a discount. */
function GivesFields({ fields }: { fields: FieldSet<DiscountValues> }) {
  const t = useTranslations('discounts.form');
  const { values } = fields;
  return (
    <FormSection title={t('givesTitle')} note={t('givesNote')}>
      <FormSelect
        form="discount"
        fields={fields}
        field="kind"
        label={t('kind')}
        options={(['percent', 'amount'] as const).map((kind) => [kind, t(`kinds.${kind}`)])}
      />
      <FormText
        form="discount"
        fields={fields}
        field="value"
        label={t(values.kind)}
        inputMode={values.kind === 'percent' ? 'numeric' : 'decimal'}
        required
      />
      {values.kind === 'percent' && (
        <FormText
          form="discount"
          fields={fields}
          field="most_cents"
          label={t('most')}
          hint={t('mostHint')}
          inputMode="decimal"
        />
      )}
      <FormText
        form="discount"
        fields={fields}
        field="min_total_cents"
        label={t('minimum')}
        hint={t('minimumHint')}
        inputMode="decimal"
      />
    </FormSection>
  );
}
