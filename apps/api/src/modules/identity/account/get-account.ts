import type { Account } from '@yay/contract/identity/account';
import type { Queryable } from '../../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../../platform/http/index.ts';
import { presentAccount } from './account.present.ts';
import { accountDetails } from './account.repo.ts';

export async function getAccount(source: Queryable, actor: Actor): Promise<Account | Refusal> {
  const row = await accountDetails(source, actor.userId);
  return row === undefined ? refuse(404, 'not_found') : presentAccount(row, actor);
}
