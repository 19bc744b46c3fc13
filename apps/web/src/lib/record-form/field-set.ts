/** The values, errors and setters that a form's fields are drawn from. */
export type FieldSet<Values> = {
  readonly values: Values;
  readonly set: <Field extends keyof Values & string>(field: Field, value: Values[Field]) => void;
  /** Returns the error at a field, or at a part of it such as `grades.2.label`. */
  readonly errorOf: (name: string) => string | undefined;
  /** Returns the error at this very place, and not at something within it. */
  readonly errorAt: (name: string) => string | undefined;
  readonly isChanged: (field: keyof Values & string) => boolean;
  readonly locked: boolean;
};
