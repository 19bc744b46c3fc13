// Apart from the schemas, for the browser says these and carries no schema.
export const USER_STATES = [
  'active',
  'no_order_yet',
  'payment_problem',
  'suspended',
  'deleted',
] as const;
export type UserState = (typeof USER_STATES)[number];
