export { CARD_FOOD } from './card-food.ts';
export {
  CREDIT_CODE_SYMBOLS,
  creditCodeText,
  isWholeCreditCode,
  normalCreditCode,
  writeCreditCode,
} from './credit-code.ts';
export {
  DEFAULT_GIFT_OFFER,
  type GiftAmountProblem,
  type GiftOffer,
  giftAmountProblem,
} from './gift-offer.ts';
