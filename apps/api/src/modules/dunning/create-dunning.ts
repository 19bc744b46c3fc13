import type { Tx } from '../../platform/db/index.ts';
import type { PaymentRow } from '../payments/index.ts';
import { clearIfPaid } from './clear-if-paid.ts';
import { type DunningParts, debtFailed } from './debt-failed.ts';

/** Hears from payments about debts, each in the transaction that records it. */
export interface Dunning {
  debtFailed(tx: Tx, payment: PaymentRow): Promise<void>;
  debtCleared(tx: Tx, userId: number): Promise<void>;
}

export const createDunning = (parts: DunningParts): Dunning => ({
  debtFailed: (tx, payment) => debtFailed(parts, tx, payment),
  async debtCleared(tx, userId) {
    await clearIfPaid(tx, userId);
  },
});
