import { generateSecret, generateURI, verifySync } from 'otplib';

const STEP_SECONDS = 30;
const CODE = /^\d{6}$/;

export const isTotpCode = (code: string): boolean => CODE.test(code);

export const newTotpSecret = (): string => generateSecret();

/** The address that an app reads from the QR code. */
export const totpUri = (product: string, email: string, secret: string): string =>
  generateURI({ issuer: product, label: email, secret });

/**
 * The step of time that a code belongs to, if it is one of now, the step before or the one after.
 * Codes of steps up to `lastStep` have been used. Undefined for every other code.
 */
export function stepOfCode(
  secret: string,
  code: string,
  now: number,
  lastStep: number | null,
): number | undefined {
  if (!isTotpCode(code)) return undefined;
  const epoch = Math.floor(now / 1000);
  const latest = Math.floor(epoch / STEP_SECONDS) + 1;
  // Every code that could count has been used.
  if (lastStep !== null && lastStep >= latest) return undefined;
  const result = verifySync({
    secret,
    token: code,
    epoch,
    epochTolerance: STEP_SECONDS,
    ...(lastStep !== null && { afterTimeStep: lastStep }),
  });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
