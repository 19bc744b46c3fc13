export const actions = [
  'page.created',
  'page.updated',
  'page.archived',
  'page.restored',
  'page.published',
  'page.scheduled',
  'page.unscheduled',
  'page.began',
  'page.taken_off',
  'page.version_restored',
  'page.draft_discarded',
] as const;
