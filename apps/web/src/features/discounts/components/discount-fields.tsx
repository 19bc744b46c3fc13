import { NativeSelect } from '@yay/ui/native-select';
import { TextArea } from '@yay/ui/text-area';
import { TextField } from '@yay/ui/text-field';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type Targets, TargetsField } from '../../../lib/targets/index.ts';
import { type DiscountField, WIRE } from '../model/discount-values.ts';
import type { FieldSet } from './use-discount-form.ts';

/** Every field of a discount, in sections. */
export function DiscountFields({
  fields,
  codeLocked = false,
  kept,
}: {
  fields: FieldSet;
  codeLocked?: boolean;
  kept?: Targets;
}) {
  const t = useTranslations('discounts.form');
  const { values, set, errorOf, locked } = fields;
  return (
    <>
      <Section id="discount-code-section" title={t('codeTitle')} note={t('codeNote')}>
        <Text
          fields={fields}
          field="code"
          label={t('code')}
          hint={codeLocked ? t('codeInUse') : t('codeHint')}
          disabled={codeLocked}
          maxLength={40}
          autoCapitalize="characters"
          required
        />
        <Text fields={fields} field="name" label={t('name')} hint={t('nameHint')} maxLength={120} />
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
      </Section>
      <Section id="discount-gives-section" title={t('givesTitle')} note={t('givesNote')}>
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
        <Text
          fields={fields}
          field="value"
          label={t(values.kind)}
          inputMode={values.kind === 'percent' ? 'numeric' : 'decimal'}
          required
        />
        <Text
          fields={fields}
          field="min_total"
          label={t('minimum')}
          hint={t('minimumHint')}
          inputMode="decimal"
        />
      </Section>
      <Section id="discount-when-section" title={t('whenTitle')} note={t('whenNote')}>
        <Text fields={fields} field="starts_on" label={t('starts')} type="date" />
        <Text fields={fields} field="ends_on" label={t('ends')} type="date" />
        <Text
          fields={fields}
          field="max_uses"
          label={t('maxUses')}
          hint={t('maxUsesHint')}
          inputMode="numeric"
        />
        <Text
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
      </Section>
      <Section id="discount-targets-section" title={t('targetsTitle')} note={t('targetsNote')}>
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
      </Section>
    </>
  );
}

function Section({
  id,
  title,
  note,
  children,
}: {
  id: string;
  title: string;
  note: string;
  children: ReactNode;
}) {
  return (
    <section className="record-section" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>{note}</p>
      </header>
      <div className="record-fields">{children}</div>
    </section>
  );
}

type TextName = {
  [Field in DiscountField]: FieldSet['values'][Field] extends string ? Field : never;
}[DiscountField];

function Text({
  fields,
  field,
  disabled = false,
  ...rest
}: {
  fields: FieldSet;
  field: Exclude<TextName, 'kind'>;
} & Omit<React.ComponentProps<typeof TextField>, 'value' | 'onChange' | 'error' | 'id'>) {
  return (
    <TextField
      id={`discount-${field}`}
      className={fields.isChanged(field) ? 'is-changed' : undefined}
      autoComplete="off"
      spellCheck={false}
      {...rest}
      disabled={disabled || fields.locked}
      value={fields.values[field]}
      onChange={(event) => fields.set(field, event.currentTarget.value)}
      error={fields.errorOf(WIRE[field])}
    />
  );
}
