import type { ExportRecord } from '@yay/contract/lists/calls';
import type { Queryable } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { presentExport } from './exports.present.ts';
import { exportsOf } from './exports.repo.ts';

const MOST_SHOWN = 50;

/** Lists the actor's own exports until they expire, newest first. */
export async function listExports(source: Queryable, actor: Actor): Promise<ExportRecord[]> {
  return (await exportsOf(source, actor.userId, MOST_SHOWN)).map(presentExport);
}
