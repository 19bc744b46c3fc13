export { balanceQuery } from './api/balance-query.ts';
export { yayBucksQuery } from './api/yay-bucks-query.ts';
export { Cards } from './components/cards.tsx';
export { FundsTiles } from './components/funds.tsx';
export { NextCharges } from './components/next-charges.tsx';
export { Owed } from './components/owed.tsx';
export { PayAhead } from './components/pay-ahead.tsx';
export { StatementSection } from './components/statement.tsx';
