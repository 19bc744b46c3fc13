import { type Allowance, allowPromised } from '../src/modules/allowances/index.ts';

/** What a test gives a family without asking anybody. */
export const allowed = (userId: number, cents: number): Allowance => allowPromised(userId, cents);
