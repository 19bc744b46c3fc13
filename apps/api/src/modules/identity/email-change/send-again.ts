import type { Account } from '@yay/contract/identity/account';
import { type Actor, type Refusal, refuse } from '../../../platform/http/index.ts';
import { presentAccount } from '../account/account.present.ts';
import { accountDetails } from '../account/account.repo.ts';
import type { AccountParts } from '../account/update-account.ts';
import { admitMail } from '../registration/send-code.ts';
import { newCode, writeToNewAddress } from './ask-change.ts';
import { renewCode } from './email-changes.repo.ts';

/** Mails another code to the address that waits; the former code ends. */
export async function sendChangeAgain(
  parts: AccountParts,
  actor: Actor,
): Promise<Account | Refusal> {
  const { db, letters } = parts;
  const account = await accountDetails(db, actor.userId);
  const change = account?.email_change;
  if (account === undefined || !change) return refuse(404, 'not_found');
  const { email, by_team: byTeam } = change;
  const refusal = await admitMail(parts, email, actor.origin);
  if (refusal !== undefined) return refusal;
  const code = await newCode();
  return db.tx(async (tx) => {
    const isRenewed = await renewCode(tx, account.id, { email, codeHash: code.codeHash });
    // Given up, or replaced by another address, while the code was made.
    if (!isRenewed) return refuse(409, 'version_conflict');
    await writeToNewAddress(tx, letters, account, { email, byTeam, code });
    return presentAccount(account, actor);
  });
}
