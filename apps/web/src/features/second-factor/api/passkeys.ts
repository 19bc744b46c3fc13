import type {
  addPasskey as addEndpoint,
  removePasskey as removeEndpoint,
  renamePasskey as renameEndpoint,
  startPasskey as startEndpoint,
} from '@yay/contract/identity/second-factor';
import { send } from '../../../lib/http/index.ts';
import { makePasskey } from '../../../lib/passkeys.ts';

const PATH = '/api/account/second-factor/passkeys';

/** Asks what to make, has the device make it, and hands it in. */
export async function addPasskey({ name, password }: { name: string; password: string }) {
  const { challenge_token, passkey } = await send<typeof startEndpoint>({
    method: 'POST',
    path: `${PATH}/options`,
    body: { password },
  });
  const made = await makePasskey(passkey);
  return send<typeof addEndpoint>({
    method: 'POST',
    path: PATH,
    body: { challenge_token, name, passkey: made },
  });
}

export const renamePasskey = (id: number, name: string) =>
  send<typeof renameEndpoint>({ method: 'PUT', path: `${PATH}/${id}`, body: { name } });

export const removePasskey = (id: number, password: string) =>
  send<typeof removeEndpoint>({
    method: 'POST',
    path: `${PATH}/${id}/remove`,
    body: { password },
  });
