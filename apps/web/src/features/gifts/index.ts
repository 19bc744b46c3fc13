// The team's part: no family loads it.
export { CreditCodeSets } from './components/credit-code-sets.tsx';
export { GiftForm } from './components/gift-form.tsx';
export { GiftShop } from './components/gift-shop.tsx';
export { RedeemForm } from './components/redeem-form.tsx';
