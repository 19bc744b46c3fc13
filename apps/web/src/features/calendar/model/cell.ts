import type { CalendarDay, SavedSelection } from '@yay/contract/calendar/calls';
import type { DayRefusalCode } from '@yay/contract/codes';
import type { Item } from '@yay/contract/schedule/catalogue';
import { suits } from '@yay/domain/allergy';
import type { Price } from '@yay/domain/pricing';
import { at, type Choice, choiceOf, type Problem, type Spot, savedAt } from './choice.ts';
import type { Draft } from './draft.ts';
import { priceOfChoice, priceOfSaved } from './price.ts';
import { allergyProblem, partsOf, problemOf } from './problem.ts';
import { dayAt, entreesAt, type WeekIndex } from './week-index.ts';

export type CellKind =
  | 'ordered'
  | 'locked'
  | 'unsaved'
  | 'removed'
  | 'empty'
  | 'closed'
  | 'noschool'
  | 'nomenu'
  | 'blocked';

/** One day of one luncher, as it is shown. A cell always says which of the kinds it is. */
export type Cell = Spot & {
  kind: CellKind;
  /** The pictured lunch: the wanted one, or else the ordered one. */
  shown: Choice | null;
  /** The lunch once everything that can be saved is saved, and its price. */
  stands: { choice: Choice; price: Price } | null;
  saved: SavedSelection | null;
  change: 'added' | 'changed' | 'removed' | null;
  problem: Problem | null;
  /** The price of `shown`. */
  price: Price | null;
  /** The fee that a new choice would carry here now. */
  lateFee: number;
  isSpecial: boolean;
  /** The number of meals to choose from, and the specials among them. */
  meals: number;
  specialNames: string[];
  orderable: boolean;
  removable: boolean;
  /** Its lunch was replaced, and the family has still to choose. */
  isReplaced: boolean;
  closedCode: DayRefusalCode | null;
  closedFor: string | null;
  /** Why, by its value. */
  closedReason: string | null;
  /** There is no school either on the closed day. */
  isSchoolOff: boolean;
  theme: CalendarDay['theme'];
  closesAt: string | null;
  opensAt: string | null;
  lastClose: string | null;
};

/** A refusal that asks again instead of saying no: the choice can be saved as it is now priced. */
const ASKS_AGAIN: readonly DayRefusalCode[] = ['late_fee_changed', 'price_changed'];

export function cellAt(index: WeekIndex, draft: Draft, spot: Spot): Cell {
  const day = dayAt(index, spot);
  const saved = savedAt(index.week, spot) ?? null;
  const wanted = at(draft.choices, spot);
  const state = stateOf(index, draft, spot, day, saved, wanted);
  const shown = wanted ?? (saved ? choiceOf(saved) : null);
  const savable = state.change !== null && state.kind !== 'blocked';
  const offered = entreesAt(index, spot);
  const specials = offered.filter(
    (entree) => entree.special && isWelcome(index, spot, entree.item),
  );
  return {
    luncherId: spot.luncherId,
    date: spot.date,
    ...state,
    shown,
    stands: standing(index, spot, saved, savable ? wanted : undefined),
    saved,
    price: priceOfShown(index, spot, saved, wanted),
    lateFee: day?.late_fee ?? 0,
    isSpecial: offered.some(({ item, special }) => special && item.id === shown?.item_id),
    meals: offered.length,
    specialNames: specials.map(({ item }) => item.names.primary),
    orderable: day?.orderable ?? false,
    removable: saved !== null && (day?.removable ?? false),
    isReplaced: day?.replaced?.is_open ?? false,
    closedCode: day?.closed_code ?? null,
    closedFor: day?.blackout?.isActive ? day.blackout.name : null,
    closedReason: day?.blackout_reason ?? null,
    isSchoolOff: day?.no_school ?? false,
    theme: day?.theme,
    closesAt: day?.closes_at ?? null,
    opensAt: day?.opens_at ?? null,
    lastClose: day?.last_close ?? null,
  };
}

type State = Pick<Cell, 'kind' | 'change' | 'problem'>;

function stateOf(
  index: WeekIndex,
  draft: Draft,
  spot: Spot,
  day: CalendarDay | undefined,
  saved: SavedSelection | null,
  wanted: Choice | null | undefined,
): State {
  if (wanted === null) return removalState(draft, spot, day);
  if (wanted !== undefined) {
    const problem = at(draft.refused, spot) ?? problemOf(index, draft, spot, wanted);
    const asksAgain = problem !== null && ASKS_AGAIN.includes(problem.code);
    return {
      kind: problem && !asksAgain ? 'blocked' : 'unsaved',
      change: saved ? 'changed' : 'added',
      problem,
    };
  }
  if (saved) return savedState(index, spot, day, saved);
  return { kind: emptyKind(day), change: null, problem: null };
}

function removalState(draft: Draft, spot: Spot, day: CalendarDay | undefined): State {
  const refused = at(draft.refused, spot);
  const closed: Problem | null = day?.removable
    ? null
    : { code: day?.closed_code ?? 'closed', detail: null };
  const problem = refused ?? closed;
  return { kind: problem ? 'blocked' : 'removed', change: 'removed', problem };
}

function savedState(
  index: WeekIndex,
  spot: Spot,
  day: CalendarDay | undefined,
  saved: SavedSelection,
): State {
  const luncher = index.lunchers.get(spot.luncherId);
  const parts = partsOf(index, choiceOf(saved));
  const problem = luncher && parts ? allergyProblem(luncher, parts) : null;
  if (!day?.orderable && !day?.removable) return { kind: 'locked', change: null, problem };
  return { kind: problem ? 'blocked' : 'ordered', change: null, problem };
}

function emptyKind(day: CalendarDay | undefined): CellKind {
  if (day?.orderable) return 'empty';
  if (day?.closed_code === 'blackout' || day?.blackout?.isActive) return 'noschool';
  if (day?.closed_code === 'no_menu' || day?.menu_id === null) return 'nomenu';
  return 'closed';
}

function standing(
  index: WeekIndex,
  spot: Spot,
  saved: SavedSelection | null,
  wanted: Choice | null | undefined,
): Cell['stands'] {
  if (wanted) return { choice: wanted, price: priceOfChoice(index, spot, wanted) };
  if (wanted === null || !saved) return null;
  return { choice: choiceOf(saved), price: priceOfSaved(saved) };
}

function priceOfShown(
  index: WeekIndex,
  spot: Spot,
  saved: SavedSelection | null,
  wanted: Choice | null | undefined,
): Price | null {
  if (wanted) return priceOfChoice(index, spot, wanted);
  return saved ? priceOfSaved(saved) : null;
}

/** Neither forbidden nor avoided: worth being pointed at. */
function isWelcome(index: WeekIndex, { luncherId }: Spot, item: Item): boolean {
  const luncher = index.lunchers.get(luncherId);
  const parts = partsOf(index, { item_id: item.id, option_ids: [], extra_ids: [] });
  if (!luncher || !parts) return false;
  return suits(luncher.tolerances, parts);
}

/** A day on which there is lunch, or still could be. */
export function isLunchDay(cell: Cell): boolean {
  return cell.kind !== 'noschool' && cell.kind !== 'nomenu' && cell.kind !== 'closed';
}

/** Nothing of the week can be ordered any more, since its days have passed. */
export function isWeekOver(cells: readonly Cell[]): boolean {
  const codes = cells.map(({ closedCode }) => closedCode);
  return (
    codes.every((code) => code && OVER.has(code)) && codes.some((code) => code && PASSED.has(code))
  );
}

const PASSED: ReadonlySet<DayRefusalCode> = new Set(['past', 'served']);
const OVER: ReadonlySet<DayRefusalCode> = new Set(['past', 'served', 'blackout', 'no_menu']);

export function cellKey(cell: Spot): string {
  return `${cell.luncherId}-${cell.date}`;
}

/** The button that opens a day, so that the focus finds its way back to it. */
export function openerId(cell: Spot): string {
  return `open-${cellKey(cell)}`;
}
