// Apart from the schemas, for the browser says these and carries no schema.
export const JOB_STATES = ['waiting', 'running', 'failed', 'done'] as const;
