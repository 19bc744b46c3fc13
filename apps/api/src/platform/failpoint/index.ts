const armed = ['test', 'lab'].includes(process.env.APP_ENV ?? '')
  ? process.env.FAILPOINT
  : undefined;

/** Where a process can be killed on purpose, to prove that what it left is taken up rightly. */
export function failpoint(name: string): void {
  if (name === armed) process.kill(process.pid, 'SIGKILL');
}
