export { balanceQuery } from './api/balance-query.ts';
export { FundsTiles } from './components/funds.tsx';
export { NextCharges } from './components/next-charges.tsx';
export { StatementSection } from './components/statement.tsx';
