/**
 * The ladder: every lock that the product takes, each on its rung. A transaction climbs: it takes
 * the locks of a higher rung after those of a lower one, and several of one rung in the order of
 * their keys, so no two transactions wait for each other in a ring. docs/decisions/0038 says why
 * each lock stands where it does.
 *
 * A lock is a piece of SQL from this file, with its name in a comment: it shows a reader,
 * `pg_stat_activity` and `lock-order.ts`, which checks the climb in tests, what the statement
 * locks.
 */

/** A parameter of a statement with the key of a lock, or an array of keys. */
export type KeyParam = `$${number}`;

interface Rung {
  readonly name: string;
  readonly rank: number;
  readonly protects: string;
  /** True for a lock without a key: there is one of it, not one per row or number. */
  readonly isSingle: boolean;
}

/**
 * An advisory lock: a lock on a number, for a resource without a row. PostgreSQL has one number
 * space of two-part keys. The first part is 1 to 99 for the locks of this table and the market's id
 * for its days; markets are numbered from 100. Held until the transaction ends.
 */
interface AdvisoryLock extends Rung {
  /** Returns SQL that waits for the lock and takes it alone. `key` is SQL, one text per part. */
  exclusive(key: readonly string[], params?: readonly KeyParam[]): string;
  /** Returns SQL that waits for the lock and shares it with other holders. */
  shared(key: readonly string[], params?: readonly KeyParam[]): string;
  /** Returns SQL that takes the lock if it is free and is true then. It never waits. */
  ifFree(key: readonly string[]): string;
}

interface RowOptions {
  /** The alias of the table whose rows are locked, where a statement reads several tables. */
  readonly of?: string;
  /** Leaves out rows that another transaction holds, and so never waits. */
  readonly skipLocked?: true;
}

/**
 * A lock on rows of one table. Each function returns the clause at the end of a SELECT. `params`
 * name the rows; without them the SELECT finds the rows and needs an ORDER BY.
 */
interface RowLock extends Rung {
  readonly table: string;
  /** Excludes every other lock on the row, the one of a foreign key to it included. */
  forUpdate(params?: readonly KeyParam[], options?: RowOptions): string;
  /** Excludes every change of the row, but not rows that refer to it. */
  forNoKeyUpdate(params?: readonly KeyParam[], options?: RowOptions): string;
  /** Excludes every change of the row; other transactions may share it. */
  forShare(params?: readonly KeyParam[], options?: RowOptions): string;
  /** Excludes the deletion of the row, as a foreign key to it does. */
  forKeyShare(params?: readonly KeyParam[], options?: RowOptions): string;
  /** Declares that a statement locks these rows without a clause: an upsert, a trigger. */
  implied(params?: readonly KeyParam[]): string;
  /** Returns a statement that locks the whole table against every change. */
  wholeTable(): string;
}

/** `implied` is taken alone, by the effect of the statement and not by a clause of it. */
export type LockMode = 'alone' | 'shared' | 'if free' | 'implied';

const mark = (name: string, mode: LockMode, params: readonly KeyParam[] = []): string =>
  `/* lock: ${[name, mode, ...params].join(', ')} */`;

const advisory =
  (
    protects: string,
    /** Returns both parts of the key, given the parts that the caller names. */
    twoParts: (...key: readonly string[]) => string,
  ) =>
  (name: string, rank: number): AdvisoryLock => ({
    name,
    rank,
    protects,
    isSingle: twoParts.length === 0,
    exclusive: (key, params) =>
      `pg_advisory_xact_lock(${twoParts(...key)}) ${mark(name, 'alone', params)}`,
    shared: (key, params) =>
      `pg_advisory_xact_lock_shared(${twoParts(...key)}) ${mark(name, 'shared', params)}`,
    ifFree: (key) => `pg_try_advisory_xact_lock(${twoParts(...key)}) ${mark(name, 'if free')}`,
  });

const rows =
  (table: string, protects: string) =>
  (name: string, rank: number): RowLock => {
    const clause =
      (strength: string, mode: LockMode) =>
      (params?: readonly KeyParam[], { of, skipLocked }: RowOptions = {}): string =>
        [
          strength,
          ...(of === undefined ? [] : [`of ${of}`]),
          ...(skipLocked ? ['skip locked'] : []),
          mark(name, skipLocked ? 'if free' : mode, params),
        ].join(' ');
    return {
      name,
      rank,
      protects,
      isSingle: false,
      table,
      forUpdate: clause('for update', 'alone'),
      forNoKeyUpdate: clause('for no key update', 'alone'),
      forShare: clause('for share', 'shared'),
      forKeyShare: clause('for key share', 'shared'),
      implied: (params) => mark(name, 'implied', params),
      wholeTable: () => `lock table ${table} in share row exclusive mode ${mark(name, 'alone')}`,
    };
  };

type Make = (name: string, rank: number) => Rung;
type Ladder<Makes extends Record<string, Make>> = {
  readonly [Name in keyof Makes]: ReturnType<Makes[Name]>;
};

const ladder = <const Makes extends Record<string, Make>>(makes: Makes): Ladder<Makes> =>
  Object.fromEntries(
    Object.entries(makes).map(([name, make], rank) => [name, make(name, rank)]),
  ) as Ladder<Makes>;

/** Every lock of a transaction, the lowest rung first: a later entry here is taken later. */
export const LOCKS = ladder({
  // Work that one worker at a time does. Its lock comes before those of the records that it
  // changes.
  reconciliation: advisory('asking for a comparison with the payment provider', () => '1, 0'),
  creditFile: advisory('one file of credit, uploaded twice', (hash) => `2, hashtext(${hash})`),
  tagging: advisory('tag runs: one at a time', () => '5, 0'),
  exports: advisory('the exports of one person: one at a time', (user) => `6, ${user}`),
  labels: advisory('one print of labels: made by one worker at a time', (print) => `8, ${print}`),
  reconciliationRuns: rows('reconciliation_runs', 'one comparison and its state'),
  rollOvers: rows('roll_overs', 'a grade roll-over and its state'),
  classTrips: rows('class_trips', 'a class trip that is answered once'),
  requests: rows('requests', 'a request of a visitor: its state and who has it'),
  limitsAndRewards: advisory('the limits of money and the reward that they bound', () => '10, 0'),
  siteOptions: rows('site_options', 'what the team has set of one type'),
  blackoutBatches: rows('blackout_batches', 'a set of closures and its state'),
  cancellationRuns: rows('cancellation_runs', 'a mass cancellation and its state'),
  priceUpdates: rows('price_updates', 'a mass price update and its state'),
  creditUploads: rows('credit_uploads', 'a file of credit and its state'),
  creditGrants: rows('credit_grants', 'one sum of credit and its state'),
  refundRequests: rows('refund_requests', 'a refund that a second person decides'),
  settlementWeeks: rows('settlement_weeks', 'a week of a market that is due to be charged'),

  // The offer and the orders on it.
  schedule: advisory('which days have a menu, as a whole', () => '3, 0'),
  menus: advisory('the contents of a menu and its days', (menu) => `4, ${menu}`),
  weeks: rows('order_weeks', 'the orders of a family in one week'),
  schools: rows('destinations', 'the record of a school'),
  grades: rows('grades', 'the grades of a school and the lunchers who come into them'),
  handOuts: advisory('what is done with the bags of a school', (school) => `34, ${school}`),
  inventory: advisory('the book of a school or warehouse', (location) => `9, ${location}`),
  markets: rows('markets', 'the record of a market'),
  macroMarkets: rows('macro_markets', 'the record of a macro-market'),
  days: advisory(
    'the orders of a market on one day: shared by those who order, alone to count or change it',
    (market, date) => `${market}, ${date} - date '2000-01-01'`,
  ),
  marketDays: rows('market_days', 'the cut-off and settlement state of a day'),
  discounts: rows('discounts', 'the uses of a promo code that has a limit'),
  orders: rows('orders', 'the state of an order'),
  stock: rows('item_day_stock', 'the units of an item that are reserved on a day'),
  repeats: rows('repeats', 'the meals that repeat for a luncher'),

  // Records of the offer, after the days that their change concerns.
  menuRecords: rows('menus', 'the record of a menu'),
  vendors: rows('vendors', 'the record of a vendor'),
  items: rows('items', 'the record of an item, its options and its tags'),
  extraTypes: rows('extra_types', 'the record of an extra type and the order of all'),
  blackouts: rows('blackouts', 'a closure that is lifted'),
  supplies: rows('supply_schedules', 'the record of a supply schedule'),
  addresses: advisory('which addresses pages and redirects have, as a whole', () => '50, 0'),
  assets: rows('assets', 'the record of a picture or file'),
  terms: rows('terms', 'a tag that is given to a picture'),
  pictures: rows('media_pictures', 'a picture of the built-in store'),
  ratings: rows('ratings', 'the rating of an item by a luncher'),
  modals: rows('message_modals', 'a message that asks for an address'),
  pages: rows('pages', 'a page of the site and its versions'),

  // Money.
  referrals: rows('referrals', 'the reward of an invitation'),
  funds: rows('ledger_accounts', 'the balances of a family'),
  allowances: advisory('the sums of what staff give in a day', () => '7, 0'),
  payments: rows('payments', 'the state of a payment'),
  refunds: rows('refunds', 'the state of a refund'),
  cards: rows('payment_customers', 'the cards of a family'),
  codeSets: rows('credit_code_sets', 'a gift or a set of codes'),
  creditCodes: rows('credit_codes', 'a code that is redeemed or revoked'),
  dunningCases: rows('dunning_cases', 'the end of a dunning case that is announced'),

  // Accounts, last: a debt and a closed account change them after everything else.
  passwordLinks: rows('password_links', 'a password link that is used once'),
  challenges: rows('sign_in_challenges', 'the second step of a sign-in that is answered once'),
  passkeys: rows('passkeys', 'the counter and the name of a passkey'),
  sessions: rows('sessions', 'a session that an impersonation starts from'),
  people: rows('users', 'an account: profile, suspension, factors, number of lunchers'),
  superadmins: rows('user_roles', 'the number of superadmins, which stays above zero'),
});

/**
 * SQL for locks of a whole connection, which releases them when it ends. They are taken outside of
 * any transaction, in PostgreSQL's other number space, that of one-part keys.
 */
export const CONNECTION_LOCKS = {
  /** True for the first process that uses an embedded database; never waits. */
  owner: 'pg_try_advisory_lock(7207201)',
  /** Waits until no other process migrates. */
  migration: 'pg_advisory_lock(7207202)',
  /** Waits until no other process lays the demo world. */
  demoWorld: 'pg_advisory_lock(7207203)',
} as const;
