export const actions = ['cancellation_run.finished'] as const;
