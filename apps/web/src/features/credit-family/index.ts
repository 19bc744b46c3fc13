export { UserMoney } from './components/user-money.tsx';
