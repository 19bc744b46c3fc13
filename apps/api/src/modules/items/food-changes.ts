import type { ItemBody } from '@yay/contract/items/calls';
import type { FoodChange } from '../mass-cancellation/index.ts';
import type { KeptItem } from './items.repo.ts';

/** Pairs the planned properties of an item and of its options with those known now. */
export function foodChanges(body: ItemBody, before: KeptItem): FoodChange[] {
  const { id, properties, option_groups: groups } = before;
  const known = new Map(
    groups.flatMap((group) => group.options.map((option) => [option.id, option.properties])),
  );
  const options = (body.option_groups ?? []).flatMap((group) => group.options);
  return [
    { kind: 'item', id, before: properties, after: body.properties },
    ...options.flatMap((option): FoodChange[] => {
      const was = option.id === null ? undefined : known.get(option.id);
      if (option.id === null || was === undefined) return [];
      return [{ kind: 'option', id: option.id, before: was, after: option.properties }];
    }),
  ];
}
