export { GiftForm } from './components/gift-form.tsx';
export { GiftShop } from './components/gift-shop.tsx';
export { RedeemForm } from './components/redeem-form.tsx';
