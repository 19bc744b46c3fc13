import type { Bag, HandOutActGiven, HandOutDay, HandOutEvent } from '@yay/contract/handouts/calls';
import { readScan } from '@yay/domain/badges';
import { type BagState, bagState, standingActs } from '@yay/domain/handouts';
import { eventOf } from './hand-out.ts';

/** A bag with where it is, by what the server knows and what waits on this device. */
export interface BagNow {
  readonly bag: Bag;
  readonly state: BagState;
  /** The act that says so; what an undo takes back. */
  readonly last: HandOutEvent | undefined;
}

export interface ClassNow {
  readonly key: string;
  readonly grade: string;
  readonly room: string | null;
  readonly period: string | null;
  readonly bags: readonly BagNow[];
}

export interface Counts {
  readonly all: number;
  readonly handed_over: number;
  readonly not_here: number;
  readonly problem: number;
  readonly waiting: number;
}

export function bagsNow(day: HandOutDay, waiting: readonly HandOutActGiven[]): BagNow[] {
  const known = new Set(day.events.map(({ id }) => id));
  const events = [
    ...day.events,
    ...waiting.filter(({ id }) => !known.has(id)).map((act) => eventOf(act)),
  ];
  const byOrder = new Map<number, HandOutEvent[]>();
  for (const event of events) {
    const before = byOrder.get(event.order_id);
    if (before === undefined) byOrder.set(event.order_id, [event]);
    else before.push(event);
  }
  return day.bags.map((bag) => {
    const acts = byOrder.get(bag.order_id) ?? [];
    return { bag, state: bagState(acts), last: standingActs(acts).at(-1) };
  });
}

/** The classes in the order of the bags, which is that of grades and rooms. */
export function classesOf(bags: readonly BagNow[]): ClassNow[] {
  const classes = new Map<string, BagNow[]>();
  for (const now of bags) {
    const key = keyOf(now.bag);
    const before = classes.get(key);
    if (before === undefined) classes.set(key, [now]);
    else before.push(now);
  }
  return [...classes].map(([key, of]) => ({
    key,
    grade: of[0]?.bag.grade ?? '',
    room: of[0]?.bag.room ?? null,
    period: of[0]?.bag.period ?? null,
    bags: of,
  }));
}

export const keyOf = ({ grade_id, room }: Bag): string => `${grade_id ?? ''}/${room ?? ''}`;

/** Counts the bags to hand over: a canceled lunch is in no count. */
export function countsOf(bags: readonly BagNow[]): Counts {
  const due = bags.filter(({ bag }) => !bag.is_canceled);
  const of = (state: BagState) => due.filter((now) => now.state === state).length;
  return {
    all: due.length,
    handed_over: of('handed_over'),
    not_here: of('not_here'),
    problem: of('problem'),
    waiting: of('waiting'),
  };
}

/**
 * Returns whose badge was read, and of two bags of that child the one that waits; undefined where it
 * is nobody's with a lunch today.
 */
export function bagOfScan(bags: readonly BagNow[], scanned: string): BagNow | undefined {
  const read = readScan(scanned);
  const matches = bags.filter(({ bag }) =>
    bag.badges.some((badge) =>
      read.some(({ format, number }) => format === badge.format && number === badge.number),
    ),
  );
  const due = matches.filter(({ bag }) => !bag.is_canceled);
  return due.find(({ state }) => state === 'waiting') ?? due[0] ?? matches[0];
}

/** Returns the bag of a label that was read, and whether the label still tells the truth. */
export function bagOfLabel(
  bags: readonly BagNow[],
  scanned: string,
): { readonly now: BagNow; readonly token: string; readonly isVoid: boolean } | undefined {
  const token = scanned.trim().toUpperCase();
  for (const now of bags) {
    const label = now.bag.labels.find((one) => one.token === token);
    if (label) return { now, token, isVoid: label.is_void };
  }
  return undefined;
}

/** Letters of a word that a tile has room for, and of a name that a screen has. */
const TILE_WORD = 8;
const SCREEN_NAME = 30;

/** Tells whether a word of the name is too long for a tile in large letters. */
export const isLongOnTile = (name: string): boolean =>
  name.split(/[\s-]+/).some((word) => [...word].length > TILE_WORD);

export const isLongOnScreen = ({ first, last }: Pick<Bag, 'first' | 'last'>): boolean =>
  [...first, ...last].length > SCREEN_NAME;

export const initialed = ({ first, last }: Pick<Bag, 'first' | 'last'>): string =>
  last === '' ? first : `${first} ${[...last][0] ?? ''}`;
