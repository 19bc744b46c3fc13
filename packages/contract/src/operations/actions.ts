export const actions = ['job.retried'] as const;
