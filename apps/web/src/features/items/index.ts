export { ItemCreate } from './components/item-create.tsx';
export { ItemPage } from './components/item-page.tsx';
export { NewItemLink } from './components/new-item-link.tsx';
export { VendorOfPage } from './components/vendor-of-page.tsx';
