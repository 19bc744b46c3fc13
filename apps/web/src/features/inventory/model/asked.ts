import { COUNT_STATES, type CountState } from '@yay/domain/inventory';

export interface AskedAssignments {
  readonly search: string | undefined;
  readonly low: '1' | undefined;
  readonly page: number;
}
export interface AskedCounts {
  readonly search: string | undefined;
  readonly state: CountState | undefined;
  readonly page: number;
}
type Search = Readonly<Record<string, unknown>>;

const textOf = ({ search }: Search) =>
  typeof search === 'string' && search.trim() !== '' ? search.slice(0, 100) : undefined;
export const pageOf = ({ page }: Search): number =>
  typeof page === 'string' && /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;

/** Returns what an address asks for; what it can't say is left out. */
export const askedAssignments = (search: Search): AskedAssignments => ({
  search: textOf(search),
  low: search.low === '1' ? '1' : undefined,
  page: pageOf(search),
});
export const askedCounts = (search: Search): AskedCounts => ({
  search: textOf(search),
  state: COUNT_STATES.find((state) => state === search.state),
  page: pageOf(search),
});

/** The look of a state: a normal one has no mark. */
export const STATE_LOOKS: Readonly<Record<CountState, string>> = {
  to_settle: 'warn',
  to_review: 'warn',
  as_expected: 'quiet',
  reviewed: 'quiet',
  recount: 'info',
};

/** The part of the history that an address asks for. */
export const shownHistory = (search: Search): { tab: 'counts' | 'movements'; page: number } => ({
  tab: search.tab === 'counts' ? 'counts' : 'movements',
  page: pageOf(search),
});

const idOf = (value: unknown): number | null =>
  /^[1-9]\d{0,8}$/.test(String(value)) ? Number(value) : null;

export interface AskedCount {
  readonly location: number | null;
  readonly place: number | null;
  /** The page that led here, of the product alone. */
  readonly back: string;
}
export const askedCount = ({ location, place, back }: Search): AskedCount => ({
  location: idOf(location),
  place: idOf(place),
  back:
    typeof back === 'string' && /^\/(?:schools|admin)\/[\w\-/]{1,200}$/.test(back)
      ? back
      : '/schools',
});
