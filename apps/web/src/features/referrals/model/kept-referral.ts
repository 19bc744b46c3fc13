const KEY = 'referral';

/**
 * The code that an invitation brought along. This tab keeps it, for whoever looks around before she
 * signs up; whether anybody has it, the server knows.
 */
export function keptReferral(brought: unknown): string | null {
  // An address that is all digits is read as a number.
  const code = String(brought ?? '').toUpperCase();
  if (!/^[0-9A-Z]{6,20}$/.test(code)) return sessionStorage.getItem(KEY);
  sessionStorage.setItem(KEY, code);
  return code;
}

export function forgetReferral(): void {
  sessionStorage.removeItem(KEY);
}
