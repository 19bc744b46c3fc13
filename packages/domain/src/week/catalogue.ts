import type { Properties } from '../allergy/index.ts';
import type { Theme } from '../menus/index.ts';
import type { Cents } from '../money/index.ts';

/** An option as the rules read it. */
export interface MealOption {
  readonly id: number;
  readonly name: string;
  readonly cents: Cents;
  readonly properties: Properties;
  readonly archived: boolean;
}

/** An entree or an extra as the rules read it. */
export interface MealItem {
  readonly id: number;
  readonly name: string;
  readonly cents: Cents;
  readonly isExtra: boolean;
  /** Neither archived nor of a suspended vendor. */
  readonly available: boolean;
  readonly properties: Properties;
  /** Archived groups left out, and in each the archived options. */
  readonly groups: readonly {
    readonly minChoices: number;
    readonly offered: readonly MealOption[];
  }[];
  /** Options that are not made with each other. */
  readonly notTogether: readonly (readonly number[])[];
  /** The options with archived ones: an order that stands keeps them. */
  readonly options: ReadonlyMap<number, MealOption>;
}

/** The menu of a day, as far as the rules and its readers need it. */
export interface DayMenu<Item extends MealItem = MealItem> {
  readonly id: number;
  readonly name: string;
  readonly theme: Theme | null;
  readonly entrees: readonly Item[];
  readonly extras: readonly Item[];
}

/** The menus of a week by id, and any item that the week or a save names. */
export interface MealCatalogue<Item extends MealItem = MealItem> {
  readonly menus: ReadonlyMap<number, DayMenu<Item>>;
  item(id: number): Item | undefined;
}
