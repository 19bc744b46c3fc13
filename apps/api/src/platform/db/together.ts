/**
 * What is asked of a transaction together, sent at once and run in its order. All of it has ended
 * when this ends: a transaction that is taken back leaves no statement on its way.
 * @throws what failed first
 */
export async function together<const Asked extends readonly unknown[]>(
  asked: Asked,
): Promise<{ -readonly [Index in keyof Asked]: Awaited<Asked[Index]> }> {
  const ended = await Promise.allSettled(asked);
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  return Promise.all(asked) as Promise<{ -readonly [Index in keyof Asked]: Awaited<Asked[Index]> }>;
}
