import type { Asset } from '@yay/contract/media/calls';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { announceAsset } from './announce-asset.ts';
import { presentAsset } from './assets.present.ts';
import { type AssetRow, assetById, lockAsset, writeAsset, writeTerms } from './assets.repo.ts';

export interface AssetChange {
  readonly name?: string | undefined;
  readonly alt?: string | undefined;
  readonly alt_es?: string | undefined;
  readonly description?: string | undefined;
  readonly terms?: readonly number[] | undefined;
}

/** Changes what is said about a picture; the picture itself never changes. */
export async function updateAsset(
  db: Db,
  actor: Actor,
  id: number,
  change: AssetChange,
): Promise<Asset | Refusal> {
  return db.tx((tx) => updateIn(tx, actor, id, change));
}

async function updateIn(
  tx: Tx,
  actor: Actor,
  id: number,
  { name, alt, alt_es: altInSpanish, description, terms }: AssetChange,
): Promise<Asset | Refusal> {
  const before = await lockAsset(tx, id);
  if (before === null) return refuse(404, 'not_found');
  if (terms !== undefined && !(await writeTerms(tx, id, terms))) {
    return refuse(422, 'invalid', { terms: ['unknown_term'] });
  }
  await writeAsset(tx, id, {
    name: name ?? before.name,
    alt: alt ?? before.alt,
    alt_es: altInSpanish ?? before.alt_es,
    description: description ?? before.description,
  });
  const after = await assetById(tx, id);
  if (after === null) throw new Error('the changed asset is not there');
  const changes = differing(said(before), said(after));
  if (changes !== null) {
    await record(tx, actor, {
      action: 'asset.updated',
      subject: { type: 'asset', id, label: after.name },
      ...changes,
    });
    await announceAsset(tx, actor, id);
  }
  return presentAsset(after);
}

const said = ({ name, alt, alt_es, description, terms }: AssetRow): Record<string, string> => ({
  name,
  alt,
  alt_es,
  description,
  terms: terms.map((term) => term.name).join(', '),
});

function differing(before: Record<string, string>, after: Record<string, string>) {
  const changed = Object.keys(after).filter((field) => before[field] !== after[field]);
  if (changed.length === 0) return null;
  const of = (values: Record<string, string>) =>
    Object.fromEntries(changed.map((field) => [field, values[field]]));
  return { before: of(before), after: of(after) };
}
