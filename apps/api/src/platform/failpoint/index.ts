const armed = ['test', 'lab'].includes(process.env.APP_ENV ?? '')
  ? process.env.FAILPOINT
  : undefined;

/** Kills the process where a test asks for it, to prove that its unfinished work is recovered. */
export function failpoint(name: string): void {
  if (name === armed) process.kill(process.pid, 'SIGKILL');
}
