export { balanceQuery } from './api/balance-query.ts';
export { FundsTiles } from './components/funds.tsx';
