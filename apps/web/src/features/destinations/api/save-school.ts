import type {
  createDestination as createEndpoint,
  DestinationRecord,
  updateDestination as updateEndpoint,
} from '@yay/contract/destinations/calls';
import { type BodyOf, send } from '../../../lib/http/index.ts';

export type SchoolInput = BodyOf<typeof createEndpoint>;

export async function createSchool(body: SchoolInput): Promise<DestinationRecord> {
  return (await send<typeof createEndpoint>({ method: 'POST', path: '/api/destinations', body }))
    .data;
}

/** `version` is the one that was seen when the change was begun. */
export async function updateSchool(
  id: number,
  version: number,
  input: SchoolInput,
): Promise<DestinationRecord> {
  const path = `/api/destinations/${id}` as const;
  const body = { ...input, version };
  return (await send<typeof updateEndpoint>({ method: 'PUT', path, body })).data;
}
