export { KitchenList } from './components/kitchen-list.tsx';
export { KitchenPage } from './components/kitchen-page.tsx';
export { VendorCreate } from './components/vendor-create.tsx';
export { VendorOverview } from './components/vendor-overview.tsx';
export { VendorSettings } from './components/vendor-settings.tsx';
