export const actions = [
  'message_modal.created',
  'message_modal.updated',
  'message_modal.archived',
  'message_modal.restored',
  'message_modal.address_left',
] as const;
