import { PROPERTIES, PROPERTY_VALUES } from '@yay/domain/allergy';
import { z } from 'zod';
import { cents, dateOut, id } from '../common.ts';
import { TINTS } from '../items/values.ts';

export const properties = z.partialRecord(z.enum(PROPERTIES), z.enum(PROPERTY_VALUES));

export { TINTS } from '../items/values.ts';

export const item = z.object({
  id,
  names: z.object({ primary: z.string() }),
  description: z.string(),
  vendor: z.object({ id, display_name: z.string(), short_name: z.string() }),
  price: cents,
  price_type: z.string(),
  /** Address of the picture, on a plate of the tint. */
  picture: z.string(),
  tint: z.enum(TINTS),
  properties,
  meta: z.object({ is_extra: z.boolean(), preorder: z.boolean() }),
  farthest_start_date: dateOut.nullable(),
  /** Started within the last 30 days. */
  recently_started: z.boolean(),
  /** Likes and dislikes so far; null while the ratings flag is off. */
  ratings: z.object({ likes: z.number().int(), dislikes: z.number().int() }).nullable(),
});
export type Item = z.infer<typeof item>;

export const optionGroup = z.object({
  id,
  item_id: id,
  name: z.string(),
  min_choices: z.number().int(),
  max_choices: z.number().int(),
});
export type OptionGroup = z.infer<typeof optionGroup>;

export const option = z.object({
  id,
  option_group_id: id,
  name: z.string(),
  price: cents,
  properties,
});
export type Option = z.infer<typeof option>;

export const itemMenu = z.object({
  menu_id: id,
  item_id: id,
  pivot: z.object({ weight: z.number().int() }),
});
