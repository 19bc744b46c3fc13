export { giftOfferQuery } from './api/gift-offer-query.ts';
export { GiftForm } from './components/gift-form.tsx';
export { GiftShop } from './components/gift-shop.tsx';
export { RedeemForm } from './components/redeem-form.tsx';
