export const actions = [
  'request.arrived',
  'request.assigned',
  'request.noted',
  'request.answered',
  'request.closed',
  'request.reopened',
  'request.put_away',
  'request.exported',
] as const;
