export { PriceUpdates } from './components/mass-price-updates.tsx';
