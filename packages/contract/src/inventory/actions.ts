export const actions = [
  'inventory.place_created',
  'inventory.place_changed',
  'inventory.place_removed',
  'inventory.items_changed',
  'inventory.count_settled',
  'inventory.count_reviewed',
  'inventory.warehouse_created',
  'inventory.warehouse_changed',
  'inventory.codes_made',
  'inventory.code_added',
  'inventory.code_removed',
] as const;
