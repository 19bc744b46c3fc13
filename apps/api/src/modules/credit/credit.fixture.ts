import { randomUUID } from 'node:crypto';
import { type Caller, type Tiny, useTiny } from '../../../test/index.ts';
import { readFunds } from '../ledger/index.ts';

export interface CreditWorld extends Tiny {
  /** Ada and Bea may give credit; Cleo only sees what a family owes. */
  readonly ada: Caller & { id: number };
  readonly bea: Caller & { id: number };
  readonly cleo: Caller & { id: number };
  family(person?: { email?: string; first?: string; locale?: 'en' | 'es' }): Promise<number>;
  give(
    by: Caller,
    userId: number,
    amount: unknown,
    more?: { reason?: string; key?: string },
  ): ReturnType<Caller['send']>;
  decide(
    by: Caller,
    kind: string,
    id: number,
    decision?: 'approve' | 'refuse',
  ): ReturnType<Caller['send']>;
  funds(userId: number): ReturnType<typeof readFunds>;
}

/** Starts the tiny world with people who manage money. */
export async function creditWorld(): Promise<CreditWorld> {
  const tiny = await useTiny();
  const { as, build, db } = tiny;
  const person = async (...roles: ('customer_experience_sr' | 'customer_support')[]) => {
    const id = await build.person({ roles });
    return { ...(await as(id)), id };
  };
  return {
    ...tiny,
    ada: await person('customer_experience_sr'),
    bea: await person('customer_experience_sr'),
    cleo: await person('customer_support'),
    family: (given = {}) => build.person({ roles: ['customer'], ...given }),
    give: (by, userId, amount, { reason = 'The bowl arrived cold.', key = randomUUID() } = {}) =>
      by.send(
        'POST',
        `/api/users/${userId}/credit`,
        { amount, reason },
        { 'idempotency-key': key },
      ),
    decide: (by, kind, id, decision = 'approve') =>
      by.send('POST', `/api/approvals/${kind}/${id}/${decision}`),
    funds: (userId) => readFunds(db, userId),
  };
}
