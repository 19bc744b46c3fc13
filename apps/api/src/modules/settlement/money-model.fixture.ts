/** A promo code: the least price of a week's meals that it needs, and its reduction of them. */
export interface ModelCode {
  readonly minimum: number;
  off(meals: number): number;
}

/** One order of the week, as far as its money is concerned. */
interface ModelOrder {
  meals: number;
  lateFee: number;
  /** Null while nothing was charged for it. */
  charged: { net: number; share: number; promo: number; bonus: number } | null;
}

export interface ModelPayment {
  readonly purpose: 'debt' | 'yay_bucks' | 'gift';
  readonly cents: number;
  /** The bonus that came on top of it. */
  readonly bonus: number;
  refunded: number;
  bonusTaken: number;
  /** The money is with the bank, which has taken it back. */
  isDisputed: boolean;
}

export interface ModelRefund {
  /** The position among all refunds, from 0. */
  readonly index: number;
  readonly payment: ModelPayment;
  readonly cents: number;
  readonly bonus: number;
}

const LEAST_CHARGE = 50;

/**
 * A family's money during one week in the fewest words: its orders, its funds, its debt. Written
 * from the rules of the trade, without the product's own arithmetic.
 */
export class MoneyModel {
  readonly orders = new Map<string, ModelOrder>();
  readonly funds = { owed: 0, credit: 0, promo: 0, bucks: 0, bonus: 0 };
  /** The balance of our account at the provider. */
  provider = 0;
  /** The week's code, and what of it nobody was charged less for yet. */
  code: ModelCode | null = null;
  promised = 0;
  isWeekCharged = false;
  /** The number of the week's moments that have come. */
  moment = 0;
  cardPays = true;
  /** A card has failed for the debt, so often by itself. */
  delinquent = false;
  tries = 0;
  grants: { id: number; cents: number }[] = [];
  readonly paid: ModelPayment[] = [];
  refundsEver = 0;
  refunds: ModelRefund[] = [];
  disputes: { id: string; payment: ModelPayment }[] = [];
  readonly gifts: { code: string; payment: ModelPayment; is: 'open' | 'redeemed' | 'revoked' }[] =
    [];
  isFriendRewarded = false;

  get total(): number {
    return [...this.orders.values()].reduce((sum, { meals }) => sum + meals, 0);
  }

  /** Takes money that was given, or is the family's own, and pays the debt from it. */
  receive(kind: 'promo' | 'credit', cents: number): void {
    this.funds[kind] += cents;
    this.payFromFunds();
  }

  /** Pays the debt from whatever is there, in the order in which funds are spent. */
  payFromFunds(): void {
    this.funds.owed -= this.take(this.funds.owed).spent;
  }

  private take(cents: number) {
    let rest = cents;
    const taken = { promo: 0, credit: 0, bonus: 0, bucks: 0 };
    for (const kind of ['promo', 'credit', 'bonus', 'bucks'] as const) {
      const part = Math.min(this.funds[kind], rest);
      taken[kind] = part;
      this.funds[kind] -= part;
      rest -= part;
    }
    return { ...taken, spent: cents - rest };
  }

  private pay(charged: NonNullable<ModelOrder['charged']>, cents: number): void {
    const { promo, bonus, spent } = this.take(cents);
    this.funds.owed += cents - spent;
    charged.promo += promo;
    charged.bonus += bonus;
  }

  private giveBack(charged: NonNullable<ModelOrder['charged']>, cents: number): void {
    let rest = cents - Math.min(cents, this.funds.owed);
    this.funds.owed -= cents - rest;
    for (const kind of ['promo', 'bonus'] as const) {
      const part = Math.min(rest, charged[kind]);
      this.funds[kind] += part;
      charged[kind] -= part;
      rest -= part;
    }
    this.funds.credit += rest;
  }

  /**
   * Recounts the code: lunches new since the charge may have what the charged shares leave of it.
   */
  saved(what: 'new' | 'less'): void {
    this.recount(what === 'new' ? Number.POSITIVE_INFINITY : this.promised, true);
  }

  cancel(date: string, how: 'saved' | 'cancelled'): void {
    const order = this.orders.get(date);
    this.orders.delete(date);
    if (order?.charged) this.giveBack(order.charged, order.charged.net);
    this.recount(this.promised, how === 'saved');
  }

  private recount(most: number, isSave: boolean): void {
    const { code, total } = this;
    if (code === null) return;
    const isBelow = total < code.minimum;
    if (this.orders.size === 0 || (isBelow && !this.isWeekCharged)) {
      this.code = null;
      this.promised = 0;
      return;
    }
    const orders = [...this.orders.values()];
    const fixed = orders.reduce((sum, { charged, meals }) => sum + shareOf(charged, meals), 0);
    const open = orders.reduce((sum, { charged, meals }) => sum + (charged ? 0 : meals), 0);
    const left = Math.min(code.off(total) - fixed, open);
    // A week that is not charged yet is counted anew whenever it is saved.
    const limit = isSave && !this.isWeekCharged ? Number.POSITIVE_INFINITY : most;
    this.promised = isBelow ? 0 : Math.max(Math.min(left, limit), 0);
  }

  chargeWeek(): void {
    this.charge([...this.orders.keys()].sort());
  }

  /** Charges a lunch that came or changed since, as its day locks. */
  chargeDay(date: string): void {
    if (this.orders.has(date)) this.charge([date]);
  }

  private charge(due: readonly string[]): void {
    const shares = this.openShares();
    for (const date of due) {
      const order = this.orders.get(date);
      if (order === undefined) continue;
      const before = order.charged;
      const share = before ? shareOf(before, order.meals) : (shares.get(date) ?? 0);
      if (before === null) this.promised -= share;
      const charged = before ?? { net: 0, share: 0, promo: 0, bonus: 0 };
      const net = order.meals + order.lateFee - share;
      const change = net - charged.net;
      order.charged = Object.assign(charged, { net, share });
      if (change > 0) this.pay(charged, change);
      else this.giveBack(charged, -change);
      this.isWeekCharged = true;
    }
  }

  /** The promised discount by the meals not charged yet; cents left over go to the largest rests. */
  private openShares(): Map<string, number> {
    const open = [...this.orders].filter(([, { charged }]) => charged === null);
    open.sort(([a], [b]) => (a < b ? -1 : 1));
    const sum = open.reduce((all, [, { meals }]) => all + meals, 0) || 1;
    const off = Math.min(this.promised, sum);
    const parts = open.map(([date, { meals }], index) => ({
      date,
      index,
      share: Math.floor((off * meals) / sum),
      rest: (off * meals) % sum,
    }));
    const left = off - parts.reduce((all, { share }) => all + share, 0);
    parts.sort((a, b) => b.rest - a.rest || a.index - b.index);
    for (const part of parts.slice(0, left)) part.share += 1;
    return new Map(open.length === 0 ? [] : parts.map(({ date, share }) => [date, share]));
  }

  paidByCard(payment: Pick<ModelPayment, 'purpose' | 'cents'> & { bonus?: number }): ModelPayment {
    const paid = { bonus: 0, refunded: 0, bonusTaken: 0, isDisputed: false, ...payment };
    this.paid.push(paid);
    this.provider += paid.cents;
    return paid;
  }

  /** The card is asked for all that is owed, and for no less than a card can be asked for. */
  askCard(cents = this.funds.owed): void {
    if (cents < LEAST_CHARGE) return;
    if (this.cardPays) {
      this.paidByCard({ purpose: 'debt', cents });
      this.funds.credit += cents - this.funds.owed;
      this.funds.owed = 0;
    } else if (this.funds.owed >= LEAST_CHARGE) {
      if (!this.delinquent) this.tries = 1;
      this.delinquent = true;
    }
  }

  payNow(): void {
    this.askCard(Math.max(this.funds.owed, LEAST_CHARGE));
  }

  /**
   * Returns the cents that can go back to the card: paid money alone, and only what is left of it.
   */
  refundable(payment: ModelPayment): number {
    const rest = payment.cents - payment.refunded;
    if (payment.purpose === 'gift') {
      const gift = this.gifts.find((one) => one.payment === payment);
      return gift?.is === 'redeemed' || payment.refunded > 0 ? 0 : rest;
    }
    return Math.min(rest, payment.purpose === 'debt' ? this.funds.credit : this.funds.bucks);
  }

  refund(payment: ModelPayment, cents: number): void {
    payment.refunded += cents;
    this.provider -= cents;
    let bonus = 0;
    if (payment.purpose === 'debt') this.funds.credit -= cents;
    if (payment.purpose === 'yay_bucks') {
      this.funds.bucks -= cents;
      // The bonus goes back with it, in proportion, as far as it is there.
      const due = Math.round((payment.bonus * payment.refunded) / payment.cents);
      bonus = Math.min(Math.max(due - payment.bonusTaken, 0), this.funds.bonus);
      this.funds.bonus -= bonus;
      payment.bonusTaken += bonus;
    }
    const gift = this.gifts.find((one) => one.payment === payment);
    if (gift) gift.is = 'revoked';
    this.refunds.push({ index: this.refundsEver, payment, cents, bonus });
    this.refundsEver += 1;
  }

  /** The bank has sent it back: everything is where it was before, and pays the debt. */
  refundCameBack(refund: ModelRefund): void {
    const { payment, cents, bonus } = refund;
    this.refunds = this.refunds.filter((one) => one !== refund);
    payment.refunded -= cents;
    payment.bonusTaken -= bonus;
    this.provider += cents;
    if (payment.purpose === 'debt') this.funds.credit += cents;
    if (payment.purpose === 'yay_bucks') this.funds.bucks += cents;
    this.funds.bonus += bonus;
    // We have the money of the gift again, and whoever has the letter its code.
    const gift = this.gifts.find((one) => one.payment === payment);
    if (gift) gift.is = 'open';
    this.payFromFunds();
  }

  /** A bank takes back its card's payment: it is owed again, whatever it was for. */
  dispute(payment: ModelPayment): void {
    payment.isDisputed = true;
    this.provider -= payment.cents;
    this.funds.owed += payment.cents;
  }

  disputeWon(payment: ModelPayment): void {
    payment.isDisputed = false;
    this.provider += payment.cents;
    const towardsDebt = Math.min(this.funds.owed, payment.cents);
    this.funds.owed -= towardsDebt;
    this.funds.credit += payment.cents - towardsDebt;
  }

  /** Leaves a family in peace that owes next to nothing. */
  lookAfterDebt(): void {
    if (this.funds.owed < LEAST_CHARGE) this.delinquent = false;
  }
}

const shareOf = (charged: { readonly share: number } | null, meals: number): number =>
  Math.min(charged?.share ?? 0, meals);
