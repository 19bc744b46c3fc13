import { NativeSelect } from '@yay/ui/native-select';
import type { ComponentProps } from 'react';
import type { FieldSet } from './field-set.ts';

/** One of a few. */
export function FormSelect<
  Values,
  Field extends {
    [Name in keyof Values]: Values[Name] extends string ? Name : never;
  }[keyof Values] &
    string,
>({
  form,
  fields,
  field,
  options,
  placeholder,
  disabled = false,
  ...rest
}: {
  /** Makes the field's id one of its own. */
  form: string;
  fields: FieldSet<Values>;
  field: Field;
  options: readonly (readonly [value: Values[Field], label: string])[];
  /** The text while nothing is chosen; it can't be chosen itself. */
  placeholder?: string;
} & Omit<
  ComponentProps<typeof NativeSelect>,
  'value' | 'onChange' | 'error' | 'id' | 'form' | 'children' | 'className'
>) {
  return (
    <NativeSelect
      id={`${form}-${field}`}
      className={fields.isChanged(field) ? 'is-changed' : undefined}
      {...rest}
      disabled={disabled || fields.locked}
      value={fields.values[field] as string}
      onChange={({ currentTarget }) => {
        const picked = options.find(([value]) => value === currentTarget.value);
        if (picked) fields.set(field, picked[0]);
      }}
      error={fields.errorOf(field)}
    >
      {placeholder !== undefined && (
        <option value="" disabled>
          {placeholder}
        </option>
      )}
      {options.map(([value, label]) => (
        <option key={value as string} value={value as string}>
          {label}
        </option>
      ))}
    </NativeSelect>
  );
}
