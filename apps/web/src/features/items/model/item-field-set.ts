import type { FieldSet } from '../../../lib/record-form/index.ts';
import type { ItemValues } from './item-values.ts';

export type ItemFieldSet = FieldSet<ItemValues>;
