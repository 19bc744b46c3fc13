import { TINY } from '@yay/seeds/tiny';
import { type Posting, post } from '../src/modules/ledger/index.ts';
import type { Db } from '../src/platform/db/index.ts';
import { addPerson, type PersonToAdd } from './add-person.ts';
import { allowed } from './allowed.ts';
import { type OrderToPlace, placeOrder } from './place-order.ts';

const { schools, grades, markets } = TINY;

export interface LuncherToBuild {
  /**
   * The grade, which also decides the school. The default is the first grade of the eastern school.
   */
  readonly gradeId?: number;
  readonly first?: string;
  readonly last?: string;
  readonly color?: string;
  readonly repeating?: boolean;
}

export interface FamilyToBuild extends Omit<PersonToAdd, 'roles'> {
  readonly lunchers?: readonly LuncherToBuild[];
}

export interface BuiltFamily {
  readonly id: number;
  /** The first luncher. */
  readonly luncherId: number;
  readonly luncherIds: readonly number[];
}

export interface GradeToBuild {
  readonly schoolId?: number;
  readonly label?: string;
  readonly group?: string;
}

export interface MenuToBuild {
  readonly name?: string;
  /** The last day that the menu may be served on. */
  readonly lastDay?: string;
  readonly kind?: 'calendar' | 'grab_and_go';
  readonly itemIds?: readonly number[];
}

/** Writes the data that tests start from, without permissions; every builder returns ids. */
export interface Build {
  person(person?: PersonToAdd): Promise<number>;
  /** Adds a parent with lunchers, one unless the call lists them. */
  family(family?: FamilyToBuild): Promise<BuiltFamily>;
  luncher(userId: number, luncher?: LuncherToBuild): Promise<number>;
  school(school?: { readonly marketId?: number; readonly name?: string }): Promise<number>;
  grade(grade?: GradeToBuild): Promise<number>;
  menu(menu?: MenuToBuild): Promise<number>;
  order(order: OrderToPlace): Promise<number>;
  /** Adds a debt in cents, as an unpaid settled week leaves it. */
  debt(userId: number, cents: number): Promise<void>;
  /** Adds credit in cents, given by staff. */
  credit(userId: number, cents: number, more?: Partial<Posting>): Promise<void>;
}

let built = 0;
const next = () => {
  built += 1;
  return built;
};

export function builders(db: Db): Build {
  const idOf = async (text: string, params: readonly unknown[]): Promise<number> => {
    const { rows } = await db.run<{ id: number }>(text, params);
    const id = rows[0]?.id;
    if (id === undefined) throw new Error(`nothing was built: ${text}`);
    return id;
  };
  const build: Build = {
    person: (person) => addPerson(db, person),
    async family({ lunchers = [{}], ...person } = {}) {
      const id = await addPerson(db, { roles: ['customer'], ...person });
      const luncherIds: number[] = [];
      for (const luncher of lunchers) luncherIds.push(await build.luncher(id, luncher));
      return { id, luncherId: luncherIds[0] ?? 0, luncherIds };
    },
    luncher: (userId, luncher = {}) =>
      idOf(
        `insert into lunchers (user_id, grade_id, destination_id, first, last, color,
           are_orders_repeating)
         select $1, id, destination_id, $3, $4, $5, $6 from grades where id = $2 returning id`,
        [
          userId,
          luncher.gradeId ?? grades.easternFirst,
          luncher.first ?? 'Kim',
          luncher.last ?? 'Pohl',
          luncher.color ?? 'green',
          luncher.repeating ?? false,
        ],
      ),
    school({ marketId = markets.eastern, name } = {}) {
      const number = next();
      return idOf(
        `insert into destinations (market_id, name, abbreviation, city, status)
         values ($1, $2, $3, 'Testville', 'active') returning id`,
        [marketId, name ?? `School ${number}`, `S${number}`],
      );
    },
    grade({ schoolId = schools.eastern, label, group = 'Lower' } = {}) {
      return idOf(
        'insert into grades (destination_id, label, group_name) values ($1, $2, $3) returning id',
        [schoolId, label ?? `Grade ${next()}`, group],
      );
    },
    menu({ name, lastDay = '2027-01-15', kind = 'calendar', itemIds = [] } = {}) {
      return idOf(
        `with menu as (
           insert into menus (name, last_day, kind) values ($1, $2, $3) returning id
         ), offered as (
           insert into menu_items (menu_id, item_id) select id, unnest($4::int[]) from menu
         )
         select id from menu`,
        [name ?? `Menu ${next()}`, lastDay, kind, itemIds],
      );
    },
    order: (order) => placeOrder(db, order),
    debt: (userId, cents) =>
      db.tx(async (tx) => {
        await post(tx, {
          key: `built:${next()}`,
          kind: 'settlement',
          userId,
          entries: [
            { account: 'receivable', cents },
            { account: 'meals', cents: -cents },
          ],
        });
      }),
    credit: (userId, cents, more = {}) =>
      db.tx(async (tx) => {
        await post(tx, {
          key: `built:${next()}`,
          kind: 'credit_issued',
          allowance: allowed(userId, cents),
          userId,
          entries: [
            { account: 'promotion', cents },
            { account: 'promo_credit', cents: -cents },
          ],
          ...more,
        });
      }),
  };
  return build;
}
