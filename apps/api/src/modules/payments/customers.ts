import { createHash } from 'node:crypto';
import type { Refusal } from '../../platform/http/index.ts';
import { refuse } from '../../platform/http/index.ts';
import { customerOf, saveCustomer } from './cards.repo.ts';
import type { PaymentParts } from './payment-parts.ts';

const hashed = (person: object): string =>
  createHash('sha256').update(JSON.stringify(person)).digest('hex').slice(0, 16);

/** The family as the provider knows it; made known to it first where it is not. */
export async function ensureCustomer(
  { db, provider }: Pick<PaymentParts, 'db' | 'provider'>,
  userId: number,
): Promise<string | Refusal> {
  const known = await customerOf(db, userId, provider.name);
  if (known !== undefined) return known;
  const [person] = await db.query<{ email: string; name: string; created_at: number }>(
    'payments.person',
    `select email, first || ' ' || last as name, created_at from users
     where id = $1 and deleted_at is null`,
    [userId],
  );
  if (person === undefined) return refuse(404, 'not_found');
  const { id } = await provider.createCustomer({
    userId,
    email: person.email,
    name: person.name,
    // One family, one customer, however often this is asked; another database has other families.
    key: `customer-${userId}-${hashed(person)}`,
  });
  await saveCustomer(db, userId, provider.name, id);
  return (await customerOf(db, userId, provider.name)) ?? id;
}
