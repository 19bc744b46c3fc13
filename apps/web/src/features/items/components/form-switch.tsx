import type { ItemFieldSet } from '../model/item-field-set.ts';
import type { ItemValues } from '../model/item-values.ts';

type Switch = 'is_units' | 'preorder' | 'is_extra';

/** Something that an item is or is not. */
export function FormSwitch({
  fields,
  field,
  label,
  hint,
  error,
}: {
  fields: ItemFieldSet;
  field: Switch & keyof ItemValues;
  label: string;
  hint: string;
  error?: string | undefined;
}) {
  const id = `item-${field}`;
  return (
    <div className="toggle-field">
      <label htmlFor={id}>
        <b>{label}</b>
        <span className="hint">{hint}</span>
        {error && <span className="field-error">{error}</span>}
      </label>
      <input
        id={id}
        className="staff-switch"
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own checked state
        role="switch"
        aria-invalid={error ? true : undefined}
        checked={fields.values[field]}
        disabled={fields.locked}
        onChange={(event) => fields.set(field, event.currentTarget.checked)}
      />
    </div>
  );
}
