import { ToggleField } from '@yay/ui/toggle-field';
import type { FieldSet } from './field-set.ts';

/** Something that a record is or is not. */
export function FormToggle<Values>({
  form,
  fields,
  field,
  label,
  hint,
  error = fields.errorOf(field),
}: {
  /** Makes the field's id one of its own. */
  form: string;
  fields: FieldSet<Values>;
  field: { [Name in keyof Values]: Values[Name] extends boolean ? Name : never }[keyof Values] &
    string;
  label: string;
  hint?: string;
  /** The error, where the API names the field differently. */
  error?: string | undefined;
}) {
  return (
    <ToggleField
      id={`${form}-${field}`}
      className={fields.isChanged(field) ? 'is-changed' : undefined}
      label={label}
      hint={hint}
      checked={fields.values[field] as boolean}
      disabled={fields.locked}
      onChange={(on) => fields.set(field, on as Values[typeof field])}
      error={error}
    />
  );
}
