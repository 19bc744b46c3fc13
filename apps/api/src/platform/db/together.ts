/**
 * Waits for statements of a transaction that were sent together and run in their order. It settles
 * only when all of them have ended, so that a rollback leaves no statement in progress.
 * @throws the first rejection, in the order of the statements
 */
export async function together<const Calls extends readonly unknown[]>(
  calls: Calls,
): Promise<{ -readonly [Index in keyof Calls]: Awaited<Calls[Index]> }> {
  const outcomes = await Promise.allSettled(calls);
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failure) throw failure.reason;
  return Promise.all(calls) as Promise<{ -readonly [Index in keyof Calls]: Awaited<Calls[Index]> }>;
}
