import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReconciliationState } from '@yay/contract/reconciliation/calls';

export const ASKABLE = [
  'differs',
  'under_way',
  'failed',
  'even',
] as const satisfies readonly ReconciliationState[];

/** Reads the filter of comparisons and their page from the address. */
export function useAsked() {
  const search: Record<string, string | undefined> = useSearch({ strict: false });
  const navigate = useNavigate();
  const ask = (next: Record<string, string | undefined>) =>
    void navigate({ to: '.', search: { ...search, page: undefined, ...next } as never });
  return {
    state: ASKABLE.find((state) => state === search.state),
    page: /^[1-9]\d{0,4}$/.test(search.page ?? '') ? Number(search.page) : 1,
    choose: (state: string) => ask({ state: state === '' ? undefined : state }),
    turn: (page: number) => ask({ page: String(page) }),
  };
}
