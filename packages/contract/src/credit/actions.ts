export const actions = [
  'credit.issued',
  'credit.asked',
  'credit.refused',
  'credit.taken_back',
  'credit_upload.started',
  'credit_upload.asked',
  'credit_upload.approved',
  'credit_upload.refused',
  'credit_upload.finished',
] as const;
