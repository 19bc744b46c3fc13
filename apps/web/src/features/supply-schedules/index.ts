export { Supplies } from './components/supplies.tsx';
export { type SuppliesAddress, suppliesAddress } from './model/supplies-address.ts';
