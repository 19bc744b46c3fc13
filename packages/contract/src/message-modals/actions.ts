export const actions = ['message_modal.address_left'] as const;
