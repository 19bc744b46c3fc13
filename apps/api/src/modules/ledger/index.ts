export type { FamilyAccount, HouseAccount, TransactionKind } from './accounts.ts';
export { applyFundsToDebt } from './apply-funds.ts';
export { fundsIn, lockFunds, lockFundsOf, readFunds, readFundsOf } from './funds.repo.ts';
export { type Entry, type Posted, type Posting, post } from './post.ts';
export { type PostingOfMany, postAll } from './post-all.ts';
