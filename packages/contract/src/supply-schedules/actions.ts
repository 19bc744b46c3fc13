export const actions = [
  'supply_schedule.created',
  'supply_schedule.updated',
  'supply_schedule.archived',
  'supply_schedule.restored',
] as const;
