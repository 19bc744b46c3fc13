export type { FamilyAccount, HouseAccount, TransactionKind } from './accounts.ts';
export { applyFundsToDebt } from './apply-funds.ts';
export { holdFunds, readFunds } from './funds.repo.ts';
export { type Entry, type Posted, type Posting, post } from './post.ts';
