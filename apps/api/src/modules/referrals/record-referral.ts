import type { Tx } from '../../platform/db/index.ts';
import { insertReferral, ownerOfCode } from './referrals.repo.ts';

/**
 * Remembers who invited a family that has just signed up. A code that nobody has is ignored; one's
 * own is remembered, and never rewarded.
 */
export async function recordReferral(
  tx: Tx,
  invited: { readonly userId: number; readonly email: string },
  code: string,
): Promise<void> {
  const owner = await ownerOfCode(tx, code);
  if (owner === undefined || owner.id === invited.userId) return;
  await insertReferral(tx, {
    invitedId: invited.userId,
    referrerId: owner.id,
    refusedAs: mailbox(owner.email) === mailbox(invited.email) ? 'same_mailbox' : null,
  });
}

/**
 * Returns the mailbox where mail to an address ends up: with most providers, what follows a plus
 * makes no difference.
 */
export function mailbox(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  const plain = name.split('+')[0] ?? '';
  return domain === 'gmail.com' || domain === 'googlemail.com'
    ? `${plain.replaceAll('.', '')}@gmail.com`
    : `${plain}@${domain}`;
}
