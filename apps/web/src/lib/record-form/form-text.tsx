import { classNames } from '@yay/ui/class-names';
import { TextField } from '@yay/ui/text-field';
import type { ComponentProps } from 'react';
import type { FieldSet } from './field-set.ts';

/** A line of text of a form. */
export function FormText<Values>({
  form,
  fields,
  field,
  disabled = false,
  className,
  ...rest
}: {
  /** Makes the field's id one of its own. */
  form: string;
  fields: FieldSet<Values>;
  field: { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] &
    string;
} & Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'error' | 'id' | 'form'>) {
  return (
    <TextField
      id={`${form}-${field}`}
      className={classNames(className, fields.isChanged(field) && 'is-changed')}
      autoComplete="off"
      spellCheck={false}
      {...rest}
      disabled={disabled || fields.locked}
      value={fields.values[field] as string}
      onChange={(event) => fields.set(field, event.currentTarget.value as Values[typeof field])}
      error={fields.errorOf(field)}
    />
  );
}
