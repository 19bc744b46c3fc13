import type { Resource } from '@yay/contract/resources/calls';
import { schoolScopeOf } from '@yay/domain/access';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import { changedParts, record } from '../activity/index.ts';
import { type ResourceWords, wrongDays } from './add-resource.ts';
import { presentList } from './resources.present.ts';
import {
  deleteResource,
  findResource,
  findSchool,
  lockSchool,
  type OwnSchoolRow,
  type ResourceRow,
  resourcesOf,
  writeOrder,
  writeWords,
} from './resources.repo.ts';

type Listed = { data: Resource[] };

/** Opens a document of an own school, which nobody else changes meanwhile. */
async function open(
  tx: Tx,
  actor: Actor,
  id: number,
): Promise<{ row: ResourceRow; school: OwnSchoolRow } | Refusal> {
  const scope = schoolScopeOf(actor);
  const seen = await findResource(tx, scope, id);
  const school = seen && (await findSchool(tx, scope, seen.destination_id));
  if (school === undefined) return refuse(404, 'not_found');
  await lockSchool(tx, school.id);
  const row = await findResource(tx, scope, id);
  return row === undefined ? refuse(404, 'not_found') : { row, school };
}

const wordsOf = (of: ResourceWords) => ({
  title: of.title,
  note: of.note,
  title_es: of.title_es,
  note_es: of.note_es,
  audience: of.audience,
  shown_from: of.shown_from,
  shown_until: of.shown_until,
});

/** Changes what is said of a document, and whom and when it is for. */
export const updateResource = (
  db: Db,
  actor: Actor,
  id: number,
  { version, ...words }: ResourceWords & { readonly version: number },
): Promise<Listed | Refusal> =>
  db.tx(async (tx) => {
    const opened = await open(tx, actor, id);
    if (isRefusal(opened)) return opened;
    const { row, school } = opened;
    if (row.version !== version) return refuse(409, 'version_conflict');
    const errors = wrongDays(words);
    if (Object.keys(errors).length > 0) return refuse(422, 'invalid', errors);
    const changes = changedParts(wordsOf(row), wordsOf(words));
    if (changes) {
      await writeWords(tx, id, words);
      await record(tx, actor, {
        action: 'resource.updated',
        subject: { type: 'destination', id: school.id, label: school.name },
        ...changes,
      });
    }
    return presentList(tx, actor, school);
  });

/** Moves a document one place; at the end of the list it stays where it is. */
export const moveResource = (
  db: Db,
  actor: Actor,
  id: number,
  to: 'up' | 'down',
): Promise<Listed | Refusal> =>
  db.tx(async (tx) => {
    const opened = await open(tx, actor, id);
    if (isRefusal(opened)) return opened;
    const ids = (await resourcesOf(tx, opened.school.id)).map((row) => row.id);
    const at = ids.indexOf(id);
    const other = ids[at + (to === 'up' ? -1 : 1)];
    if (at >= 0 && other !== undefined) {
      const swapped = ids.map((one) => (one === id ? other : one === other ? id : one));
      await writeOrder(tx, swapped);
    }
    return presentList(tx, actor, opened.school);
  });

export const removeResource = (db: Db, actor: Actor, id: number): Promise<Listed | Refusal> =>
  db.tx(async (tx) => {
    const opened = await open(tx, actor, id);
    if (isRefusal(opened)) return opened;
    const { row, school } = opened;
    await deleteResource(tx, id);
    await record(tx, actor, {
      action: 'resource.removed',
      subject: { type: 'destination', id: school.id, label: school.name },
      before: { title: row.title },
    });
    return presentList(tx, actor, school);
  });
