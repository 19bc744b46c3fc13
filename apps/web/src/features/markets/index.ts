export { MarketCreate } from './components/market-create.tsx';
export { MarketPage } from './components/market-page.tsx';
export { MarketsList } from './components/markets-list.tsx';
