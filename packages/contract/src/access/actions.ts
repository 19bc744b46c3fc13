export const actions = [
  'access.invited',
  'access.invited_again',
  'access.invitation_taken_back',
  'access.granted',
  'access.revoked',
] as const;
