import { queryOptions } from '@tanstack/react-query';
import type {
  acceptChoice as acceptOne,
  creditChoice as creditOne,
  FamilyChoice,
  listAlternatives,
  listChoices,
  swapChoice as swapOne,
} from '@yay/contract/substitutions/calls';
import { type BodyOf, send } from '../../../lib/http/index.ts';

export const CHOICES_KEY = ['substitution-choices'] as const;

/** Null: one's own family. */
export const choicesQuery = (userId: number | null) =>
  queryOptions({
    queryKey: [...CHOICES_KEY, userId],
    queryFn: async ({ signal }): Promise<FamilyChoice[]> => {
      const query = userId === null ? {} : { userId: String(userId) };
      const path = '/api/substitution-choices';
      return (await send<typeof listChoices>({ method: 'GET', path, query, signal })).data;
    },
    staleTime: 5_000,
  });

export const alternativesQuery = (id: number) =>
  queryOptions({
    // Apart from the choices: when one was decided they are asked for anew, and this would be refused.
    queryKey: ['substitution-alternatives', id],
    queryFn: async ({ signal }) => {
      const path = `/api/substitution-choices/${id}/alternatives` as const;
      return (await send<typeof listAlternatives>({ method: 'GET', path, signal })).data;
    },
    staleTime: 0,
  });

export async function acceptChoice(id: number): Promise<FamilyChoice> {
  const path = `/api/substitution-choices/${id}/accept` as const;
  return (await send<typeof acceptOne>({ method: 'POST', path })).data;
}

export async function creditChoice(id: number): Promise<FamilyChoice> {
  const path = `/api/substitution-choices/${id}/credit` as const;
  return (await send<typeof creditOne>({ method: 'POST', path })).data;
}

export async function swapChoice(id: number, body: BodyOf<typeof swapOne>): Promise<FamilyChoice> {
  const path = `/api/substitution-choices/${id}/swap` as const;
  return (await send<typeof swapOne>({ method: 'POST', path, body })).data;
}
