export { DiscountCreate } from './components/discount-create.tsx';
export { DiscountPage } from './components/discount-page.tsx';
export { DiscountsList } from './components/discounts-list.tsx';
