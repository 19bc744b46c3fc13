export { KitchenList } from './components/kitchen-list.tsx';
export { KitchenPage } from './components/kitchen-page.tsx';
