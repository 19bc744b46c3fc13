import type { TERM_USES, TermUse } from '@yay/contract/terms/calls';
import type { Db, Queryable } from '../../platform/db/index.ts';
import {
  type Actor,
  type Page,
  pageOf,
  type Refusal,
  refuse,
  sliceOf,
} from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { announceTerms } from './announce-terms.ts';
import {
  deleteTerm,
  lockTerms,
  lockUses,
  moveUses,
  termUse,
  termUsePage,
  writeName,
} from './term-uses.repo.ts';

export async function listTermUses(
  source: Queryable,
  asked: {
    readonly search?: string | undefined;
    readonly used?: (typeof TERM_USES)[number] | undefined;
    readonly page?: number | undefined;
  },
): Promise<Page<TermUse>> {
  const paging = { page: asked.page ?? 1 };
  const { rows, total } = await termUsePage(source, {
    search: asked.search?.trim() ?? '',
    used: asked.used,
    ...sliceOf(paging),
  });
  return pageOf(rows, total, paging);
}

/** Gives a tag another name, unless somebody gave it one meanwhile or another tag has it. */
export async function renameTerm(
  db: Db,
  actor: Actor,
  id: number,
  { name, was }: { readonly name: string; readonly was: string },
): Promise<{ data: TermUse } | Refusal> {
  const refused = await db.tx(async (tx): Promise<Refusal | null> => {
    const [term] = await lockTerms(tx, [id]);
    if (term === undefined) return refuse(404, 'not_found');
    if (term.name === name) return null;
    if (term.name !== was) return refuse(409, 'term_renamed');
    if (!(await writeName(tx, id, name))) return refuse(422, 'invalid', { name: ['name_exists'] });
    await record(tx, actor, {
      action: 'term.renamed',
      subject: { type: 'term', id, label: name },
      before: { name: term.name },
      after: { name },
    });
    await announceTerms(tx, actor);
    return null;
  });
  return refused ?? found(db, id);
}

const found = async (db: Db, id: number): Promise<{ data: TermUse } | Refusal> => {
  const data = await termUse(db, id);
  return data === undefined ? refuse(404, 'not_found') : { data };
};

/** Removes a tag; one that something carries stays, and the answer tells how much that is. */
export const removeTerm = (db: Db, actor: Actor, id: number): Promise<null | Refusal> =>
  db.tx(async (tx): Promise<null | Refusal> => {
    const [term] = await lockTerms(tx, [id]);
    const use = term && (await termUse(tx, id));
    if (use === undefined) return refuse(404, 'not_found');
    if (use.items + use.pictures + use.pages > 0) {
      return refuse(409, 'term_used', undefined, { more: { data: use } });
    }
    await deleteTerm(tx, id);
    await record(tx, actor, {
      action: 'term.removed',
      subject: { type: 'term', id, label: use.name },
      before: { name: use.name },
    });
    await announceTerms(tx, actor);
    return null;
  });

/** Makes one tag of two. The one that goes is gone: nothing carries it, and nothing finds it. */
export async function mergeTerms(
  db: Db,
  actor: Actor,
  { stays, goes }: { readonly stays: number; readonly goes: number },
): Promise<{ data: TermUse } | Refusal> {
  if (stays === goes) return refuse(422, 'invalid', { goes: ['same_term'] });
  const refused = await db.tx(async (tx): Promise<Refusal | null> => {
    const items = await lockUses(tx, goes);
    const terms = await lockTerms(tx, [stays, goes]);
    const kept = terms.find(({ id }) => id === stays);
    const gone = terms.find(({ id }) => id === goes);
    if (kept === undefined) return refuse(422, 'invalid', { stays: ['unknown_term'] });
    if (gone === undefined) return refuse(422, 'invalid', { goes: ['unknown_term'] });
    await moveUses(tx, goes, stays, items);
    await deleteTerm(tx, goes);
    await record(tx, actor, {
      action: 'term.merged',
      subject: { type: 'term', id: stays, label: kept.name },
      before: { name: gone.name },
      after: { name: kept.name },
    });
    await announceTerms(tx, actor);
    return null;
  });
  return refused ?? found(db, stays);
}
