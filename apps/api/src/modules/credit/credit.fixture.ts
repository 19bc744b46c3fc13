import { randomUUID } from 'node:crypto';
import { addPerson, type Caller, type TinyApp, tinyApp } from '../../../test/index.ts';
import { post, readFunds } from '../ledger/index.ts';

export interface CreditWorld {
  readonly app: TinyApp;
  /** Two who may give credit, and one who only sees what a family owes. */
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
  owe(userId: number, cents: number): Promise<void>;
  rows<Row extends object>(text: string, params?: unknown[]): Promise<Row[]>;
}

/** The tiny world with people who look after money. */
export async function creditWorld(): Promise<CreditWorld> {
  const app = await tinyApp();
  const { db } = app.platform;
  const person = async (...roles: ('customer_experience_sr' | 'customer_support')[]) => {
    const id = await addPerson(db, { roles });
    return { ...(await app.as(id)), id };
  };
  let debts = 0;
  return {
    app,
    ada: await person('customer_experience_sr'),
    bea: await person('customer_experience_sr'),
    cleo: await person('customer_support'),
    family: (given = {}) => addPerson(db, { roles: ['customer'], ...given }),
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
    async owe(userId, cents) {
      debts += 1;
      await db.tx((tx) =>
        post(tx, {
          key: `test:credit:${debts}`,
          kind: 'settlement',
          userId,
          entries: [
            { account: 'receivable', cents },
            { account: 'meals', cents: -cents },
          ],
        }),
      );
    },
    rows: async <Row extends object>(text: string, params: unknown[] = []) =>
      (await db.run<Row>(text, params)).rows,
  };
}
