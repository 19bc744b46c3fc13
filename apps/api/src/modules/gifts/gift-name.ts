import type { GiftOrder } from '@yay/contract/gifts/calls';
import { SAY } from '@yay/words/letters/say';

/** Names a purchase on the card's statement and in the team's list. */
export function giftName(locale: 'en' | 'es', order: GiftOrder): string {
  const say = SAY[locale].letters;
  return order.kind === 'gift_card'
    ? say('gift_receipt.name_cards', { count: order.quantity })
    : say('gift_receipt.name_lunches', { count: order.lunches });
}
