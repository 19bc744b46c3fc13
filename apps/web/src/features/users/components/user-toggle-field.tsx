import { ToggleField as Toggle } from '@yay/ui/toggle-field';
import { useTranslations } from 'use-intl';
import type { FieldSet } from './use-user-saving.ts';
import { Was } from './user-was.tsx';

/** Switches on or off, and shows the former value. */
export function ToggleField({
  fields,
  field,
  label,
  hint,
}: {
  fields: FieldSet;
  field: 'reboard' | 'notify_week_preview' | 'notify_nothing_chosen';
  label: string;
  hint: string;
}) {
  const t = useTranslations('users.one.values');
  const changed = fields.isChanged(field);
  return (
    <Toggle
      className={changed ? 'is-changed' : undefined}
      label={label}
      hint={changed ? <Was>{fields.saved[field] ? t('on') : t('off')}</Was> : hint}
      error={fields.errorOf(field)}
      checked={fields.shown[field]}
      disabled={fields.locked}
      onChange={(on) => fields.set(field, on)}
    />
  );
}
