export type ValueType = 'integer' | 'text' | 'boolean' | 'instant' | 'date';

const CASTS: Readonly<Record<ValueType, string>> = {
  integer: 'bigint',
  text: 'text',
  boolean: 'boolean',
  instant: 'timestamptz',
  date: 'date',
};

/** Collects the values of a statement and numbers their placeholders. */
export class Params {
  readonly values: unknown[] = [];

  add(value: unknown, type: ValueType): string {
    this.values.push(value);
    return `$${this.values.length}::${CASTS[type]}`;
  }

  addAll(values: readonly unknown[], type: ValueType): string {
    this.values.push(values);
    return `$${this.values.length}::${CASTS[type]}[]`;
  }
}
