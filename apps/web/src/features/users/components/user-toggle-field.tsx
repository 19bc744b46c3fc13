import { classNames } from '@yay/ui/class-names';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { FieldSet } from './use-user-saving.ts';
import { Was } from './user-was.tsx';

/** On or off: the words at the start of the line, the switch at its end. */
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
  const id = useId();
  const error = fields.errorOf(field);
  const changed = fields.isChanged(field);
  return (
    <div className={classNames('toggle-field', changed && 'is-changed')}>
      <label htmlFor={id}>
        <b>{label}</b>
        <span id={`${id}-hint`} className={error ? 'field-error' : 'hint'}>
          {error ?? (changed ? <Was>{fields.saved[field] ? t('on') : t('off')}</Was> : hint)}
        </span>
      </label>
      <input
        id={id}
        className="staff-switch"
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own checked state
        role="switch"
        aria-label={label}
        aria-describedby={`${id}-hint`}
        aria-invalid={error ? true : undefined}
        checked={fields.shown[field]}
        disabled={fields.locked}
        onChange={(event) => fields.set(field, event.currentTarget.checked)}
      />
    </div>
  );
}
