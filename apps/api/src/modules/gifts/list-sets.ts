import type { CreditCodeSet, listCreditCodeSets } from '@yay/contract/gifts/calls';
import { toIso } from '@yay/domain/time';
import type { z } from 'zod';
import type { Db } from '../../platform/db/index.ts';
import { pageOf, sliceOf } from '../../platform/http/index.ts';
import { type ListedSetRow, listedSets } from './listed-sets.repo.ts';

type Asked = z.output<NonNullable<typeof listCreditCodeSets.query>>;

export async function listSets(db: Db, asked: Asked) {
  const { rows, total } = await listedSets(db, {
    kind: asked.kind,
    state: asked.state,
    pattern: asked.search ? `%${asked.search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%` : null,
    ...sliceOf(asked),
  });
  return pageOf(rows.map(presentSet), total, asked);
}

export function presentSet(row: ListedSetRow): CreditCodeSet {
  const { public_id: id, created_at, issued_at, archived_at, ...rest } = row;
  return {
    ...rest,
    id,
    state: archived_at !== null ? 'archived' : issued_at === null ? 'waiting' : 'issued',
    created_at: toIso(created_at),
    issued_at: issued_at === null ? null : toIso(issued_at),
  };
}
