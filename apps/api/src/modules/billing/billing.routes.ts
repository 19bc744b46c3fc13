import { Readable } from 'node:stream';
import {
  getAvailableCredit,
  getBalance,
  getBalanceToo,
  getStatement,
  getStatementCsv,
  getStatementPdf,
  listTransactions,
} from '@yay/contract/billing/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { file, isRefusal, refuse, register } from '../../platform/http/index.ts';
import type { LimitRule, Limits } from '../../platform/limits/index.ts';
import type { PaymentProvider } from '../../platform/payments/provider.ts';
import { printStatement } from './print-statement.ts';
import { readAvailableCredit } from './read-available-credit.ts';
import { readBalance } from './read-balance.ts';
import { readStatement } from './read-statement.ts';
import { statementCsv } from './statement-csv.ts';
import { statementWords } from './statement-words.ts';

/** Every month of a year and a half, at one sitting. */
const PRINTED_BY_PERSON: LimitRule = { name: 'billing.printed', points: 20, seconds: 600 };

export function billingRoutes(
  app: FastifyInstance,
  given: {
    readonly db: Db;
    readonly provider: Pick<PaymentProvider, 'name'>;
    readonly product: string;
    readonly limits: Limits;
  },
): void {
  const { db, provider, product, limits } = given;
  for (const endpoint of [getBalance, getBalanceToo]) {
    register(app, endpoint, ({ actor, params }) =>
      readBalance(db, actor, params.id, provider.name),
    );
  }

  register(app, getAvailableCredit, ({ actor, params, query }) =>
    readAvailableCredit(db, actor, {
      userId: params.id,
      day: query.date ?? query.week,
      provider: provider.name,
    }),
  );

  register(app, getStatement, async ({ actor, params, query }) => {
    const statement = await readStatement(db, actor, { userId: params.id, month: query.month });
    return isRefusal(statement) ? statement : { data: statement };
  });

  register(app, listTransactions, async ({ actor, query }) => {
    const userId = query.user_id ?? actor.userId;
    const statement = await readStatement(db, actor, { userId, month: query.month });
    return isRefusal(statement) ? statement : { data: statement };
  });

  register(app, getStatementCsv, async ({ actor, params, query, locale }) => {
    const statement = await readStatement(db, actor, { userId: params.id, month: query.month });
    if (isRefusal(statement)) return statement;
    return file(Readable.from([statementCsv(statement, locale)]), {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${statementWords(locale).say('file.name', { month: statement.month })}.csv"`,
    });
  });

  register(app, getStatementPdf, async ({ actor, params, query, locale }) => {
    const statement = await readStatement(db, actor, { userId: params.id, month: query.month });
    if (isRefusal(statement)) return statement;
    const spent = await limits.spend(
      PRINTED_BY_PERSON,
      String(actor.impersonatorId ?? actor.userId),
    );
    if (!spent.ok) return refuse(429, 'too_many_requests', undefined, spent);
    const pages = printStatement(statement, locale, product);
    if (pages === undefined) {
      return refuse(503, 'unavailable', undefined, { retryAfterSeconds: 5 });
    }
    return file(await pages, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${statementWords(locale).say('file.name', { month: statement.month })}.pdf"`,
    });
  });
}
