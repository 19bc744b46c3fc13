import { useNavigate, useSearch } from '@tanstack/react-router';
import type { SetsAsked } from '../api/sets.ts';

const KINDS = ['gift_card', 'teacher_lunch', 'promotion'] as const;
const STATES = ['open', 'waiting', 'archived'] as const;

export { KINDS, STATES };

/** Reads the address's question; only known values count. */
export function useSetsAsked(): SetsAsked & { ask: (next: Partial<SetsAsked>) => void } {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const page = Number(search.page);
  const asked: SetsAsked = {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    kind: KINDS.find((kind) => kind === search.kind) ?? '',
    state: STATES.find((state) => state === search.state) ?? 'open',
    search: String(search.search ?? '').slice(0, 100),
  };
  return {
    ...asked,
    ask(next) {
      void navigate({
        to: '.',
        search: setsAddress({ ...asked, page: 1, ...next }) as never,
        replace: next.search !== undefined,
      });
    },
  };
}

/** Whatever is as it is without saying stays out of the address. */
export const setsAddress = ({ page, kind, state, search }: SetsAsked) => ({
  page: page > 1 ? String(page) : undefined,
  kind: kind || undefined,
  state: state === 'open' ? undefined : state,
  search: search || undefined,
});
