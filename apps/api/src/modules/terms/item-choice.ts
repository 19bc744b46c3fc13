import type { ItemChoice } from '@yay/contract/terms/item-choice';

const likeText = (text: string) => `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;

/** The condition on `items i` that a choice is, over the first seven parameters of a statement. */
export const CHOSEN_ITEMS = `i.archived_at is null
  and ($1::text is null or lower(i.name || ' ' || i.internal_name) like $1)
  and (cardinality($2::int[]) = 0 or i.vendor_id = any ($2))
  and (cardinality($3::int[]) = 0 or exists (
    select from item_terms t where t.item_id = i.id and t.term_id = any ($3)))
  and (not $4::boolean or not exists (select from item_terms t where t.item_id = i.id))
  and ($5::text = 'all' or i.is_extra = ($5 = 'extra'))
  and ($6::int[] is null or i.id = any ($6))
  and not (i.id = any ($7::int[]))`;

export function choiceParams(choice: ItemChoice): readonly unknown[] {
  return [
    choice.search === '' ? null : likeText(choice.search),
    choice.vendor_ids,
    choice.term_ids,
    choice.untagged,
    choice.kind,
    choice.only ?? null,
    choice.except,
  ];
}
