/** One order of the week, as far as its money is concerned. */
interface ModelOrder {
  meals: number;
  lateFee: number;
  /** Null while nothing was charged for it. */
  charged: { net: number; share: number; promo: number; bonus: number } | null;
}

/**
 * A family's money during one week in the fewest words: what it ordered, what it has, what it owes.
 * Written from the rules of the trade, without the product's own arithmetic.
 */
export class MoneyModel {
  readonly orders = new Map<string, ModelOrder>();
  readonly funds = { owed: 0, credit: 0, promo: 0, bucks: 0, bonus: 0 };
  /** Cents that a code takes off the week; shares are fixed when the week is charged. */
  discount = 0;
  isWeekCharged = false;
  /** Index into the moments of the week. */
  moment = 0;
  cardPays = true;
  /** By the team, in sum. */
  given = 0;
  refunded = 0;
  grants: { id: number; cents: number }[] = [];
  paid: { cents: number; refunded: number }[] = [];

  get total(): number {
    return [...this.orders.values()].reduce((sum, { meals }) => sum + meals, 0);
  }

  /** What is owed is paid from whatever is there, in the order in which funds are spent. */
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

  private pay(order: ModelOrder, cents: number): void {
    const { promo, bonus, spent } = this.take(cents);
    this.funds.owed += cents - spent;
    if (order.charged === null) return;
    order.charged.promo += promo;
    order.charged.bonus += bonus;
  }

  private giveBack(order: ModelOrder, cents: number): void {
    const { charged } = order;
    if (charged === null) return;
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

  /** The first charge of the week: the discount is shared, cents left over to the largest rests. */
  chargeWeek(): void {
    if (this.orders.size === 0 || this.isWeekCharged) return;
    this.isWeekCharged = true;
    const byDate = [...this.orders].sort(([a], [b]) => (a < b ? -1 : 1));
    const weights = byDate.map(([, { meals }]) => meals);
    const sum = weights.reduce((all, one) => all + one, 0);
    const off = Math.min(this.discount, sum);
    const shares = weights.map((weight) => Math.floor((off * weight) / (sum || 1)));
    const rests = weights.map((weight, index) => ({ index, rest: (off * weight) % (sum || 1) }));
    rests.sort((a, b) => b.rest - a.rest || a.index - b.index);
    const left = off - shares.reduce((all, one) => all + one, 0);
    for (const { index } of rests.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
    for (const [index, [, order]] of byDate.entries()) {
      const share = shares[index] ?? 0;
      const net = order.meals + order.lateFee - share;
      order.charged = { net, share, promo: 0, bonus: 0 };
      this.pay(order, net);
    }
  }

  /** A day's lock charges what came or changed since. */
  chargeDay(date: string): void {
    const order = this.orders.get(date);
    if (order === undefined) return;
    this.isWeekCharged = true;
    order.charged ??= { net: 0, share: 0, promo: 0, bonus: 0 };
    const share = Math.min(order.charged.share, order.meals);
    const net = order.meals + order.lateFee - share;
    const change = net - order.charged.net;
    order.charged.net = net;
    order.charged.share = share;
    if (change > 0) this.pay(order, change);
    else this.giveBack(order, -change);
  }

  cancel(date: string): void {
    const order = this.orders.get(date);
    if (order === undefined) return;
    this.orders.delete(date);
    if (order.charged !== null) this.giveBack(order, order.charged.net);
    else if (!this.isWeekCharged && this.discount > 0 && this.total < 1_000) this.discount = 0;
  }

  /** The card is asked for all that is owed, if that is enough for a card at all. */
  askCard(least: number): void {
    if (this.funds.owed < least || !this.cardPays) return;
    this.paid.push({ cents: this.funds.owed, refunded: 0 });
    this.funds.owed = 0;
  }
}
