import type { LightMyRequestResponse } from 'fastify';
import type { TinyApp } from './tiny-app.ts';
import { sqlOf } from './use-tiny.ts';

/** Returns the six digits of the newest mail to an address. */
export async function mailedCode(app: TinyApp, email: string): Promise<string> {
  const [mail] = await sqlOf(app.platform.db).rows<{ subject: string }>(
    `select subject from mails where to_address = $1 and template in ('prove_address', 'prove_new_address')
     order by id desc limit 1`,
    [email],
  );
  const code = /^\d{6}/.exec(mail?.subject ?? '')?.[0];
  if (code === undefined) throw new Error(`no code was mailed to ${email}`);
  return code;
}

/** Registers a family and types the code of its mail; returns the answer to the code. */
export async function openFamily(
  app: TinyApp,
  registration: { readonly email: string; readonly [field: string]: unknown },
): Promise<LightMyRequestResponse> {
  const begun = await app.nobody.send('POST', '/api/register', registration);
  if (begun.statusCode !== 202) throw new Error(`${begun.statusCode} ${begun.body}`);
  return app.nobody.send('POST', '/api/register/code', {
    challenge_token: begun.json().challenge_token,
    code: await mailedCode(app, registration.email.toLowerCase()),
  });
}
