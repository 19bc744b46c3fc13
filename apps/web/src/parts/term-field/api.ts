import type { createTerm, listTerms } from '@yay/contract/terms/calls';
import { send } from '../../lib/http/index.ts';

export interface Tag {
  readonly id: number;
  readonly name: string;
}

export async function findTags(search: string, signal: AbortSignal): Promise<readonly Tag[]> {
  const query = { search };
  return (await send<typeof listTerms>({ method: 'GET', path: '/api/terms', query, signal })).data;
}

export const findTagNames = async (
  search: string,
  signal: AbortSignal,
): Promise<readonly string[]> => (await findTags(search, signal)).map(({ name }) => name);

export async function makeTag(name: string): Promise<Tag> {
  return (await send<typeof createTerm>({ method: 'POST', path: '/api/terms', body: { name } }))
    .data;
}
