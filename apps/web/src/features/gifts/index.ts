export { giftOfferQuery } from './api/gift-offer-query.ts';
export { GiftCardFields } from './components/gift-card-fields.tsx';
export { GiftForm } from './components/gift-form.tsx';
export { GiftShop } from './components/gift-shop.tsx';
export { RedeemForm } from './components/redeem-form.tsx';
export { TeacherFields } from './components/teacher-fields.tsx';
