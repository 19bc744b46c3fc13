/** The app, or a passkey by its number. */
export type FactorKey = 'totp' | number;

/** Returns the removals to send with the new password: an unmarked factor stays. */
export function removalOf(removed: ReadonlySet<FactorKey>, code: string) {
  if (removed.size === 0) return {};
  const passkeys = [...removed].filter((key) => key !== 'totp');
  return {
    remove_totp: removed.has('totp'),
    remove_passkeys: passkeys,
    ...(code !== '' && { code }),
  };
}
