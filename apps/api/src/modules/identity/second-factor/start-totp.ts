import { toString as drawQr } from 'qrcode';
import { type Actor, type Refusal, refuse } from '../../../platform/http/index.ts';
import { sessionBehind } from '../resolve-session.ts';
import { confirmPassword } from './confirm-password.ts';
import type { SecondFactorParts } from './parts.ts';
import { startTotpSecret } from './second-factor.repo.ts';
import { newTotpSecret, totpUri } from './totp.ts';

/** A new secret for her app. It counts once a code of it was given; until then it is made anew. */
export async function startTotp(
  parts: SecondFactorParts,
  actor: Actor,
  password: string,
): Promise<{ uri: string; secret: string; qr: string } | Refusal> {
  const refusal = await confirmPassword(parts, actor, password);
  if (refusal !== undefined) return refusal;
  if (sessionBehind(actor).row.email_proved_at === null) return refuse(403, 'address_not_proved');
  const { db, secrets, product } = parts;
  const secret = newTotpSecret();
  const sealed = await secrets.seal(db, actor.userId, secret);
  if (!(await startTotpSecret(db, actor.userId, sealed))) {
    return refuse(409, 'second_factor_exists');
  }
  const uri = totpUri(product, sessionBehind(actor).row.email, secret);
  const svg = await drawQr(uri, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
  const qr = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return { uri, secret, qr };
}
