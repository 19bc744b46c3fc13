import type {
  archiveMarket,
  createMarket as createEndpoint,
  createMacroMarket as createMacroEndpoint,
  MacroMarket,
  MarketRecord,
  renameMacroMarket as renameMacroEndpoint,
  restoreMarket,
  updateMarket as updateEndpoint,
} from '@yay/contract/markets/calls';
import { type BodyOf, send } from '../../../lib/http/index.ts';

export type MarketInput = BodyOf<typeof createEndpoint>;

export async function createMarket(body: MarketInput): Promise<MarketRecord> {
  return (await send<typeof createEndpoint>({ method: 'POST', path: '/api/markets', body })).data;
}

/** `version` is the one that was seen when the change was begun. */
export async function updateMarket(
  id: number,
  version: number,
  input: MarketInput,
): Promise<MarketRecord> {
  const path = `/api/markets/${id}` as const;
  const body = { ...input, version };
  return (await send<typeof updateEndpoint>({ method: 'PUT', path, body })).data;
}

export type MarketAct = 'archive' | 'restore';

export async function actOnMarket(act: MarketAct, id: number): Promise<MarketRecord> {
  return act === 'archive'
    ? (await send<typeof archiveMarket>({ method: 'POST', path: `/api/markets/${id}/archive` }))
        .data
    : (await send<typeof restoreMarket>({ method: 'POST', path: `/api/markets/${id}/restore` }))
        .data;
}

export async function createMacroMarket(name: string): Promise<MacroMarket> {
  const body = { name };
  return (
    await send<typeof createMacroEndpoint>({ method: 'POST', path: '/api/macro-markets', body })
  ).data;
}

export async function renameMacroMarket(id: number, name: string): Promise<MacroMarket> {
  const path = `/api/macro-markets/${id}` as const;
  return (await send<typeof renameMacroEndpoint>({ method: 'PUT', path, body: { name } })).data;
}
