import type { CreditCodeSet, listCreditCodeSets } from '@yay/contract/gifts/calls';
import { toIso } from '@yay/domain/time';
import type { z } from 'zod';
import type { Db } from '../../platform/db/index.ts';
import { pageOf, sliceOf } from '../../platform/http/index.ts';
import { type Limited, moneyLimits, presentLimits } from '../allowances/index.ts';
import { type ListedSetRow, listedSets } from './listed-sets.repo.ts';

type Asked = z.output<NonNullable<typeof listCreditCodeSets.query>>;

export async function listSets(db: Db, actor: Limited, asked: Asked) {
  const { rows, total } = await listedSets(db, {
    kind: asked.kind,
    state: asked.state,
    pattern: asked.search ? `%${asked.search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%` : null,
    ...sliceOf(asked),
  });
  const limits = presentLimits(await moneyLimits(db, actor));
  return { ...pageOf(rows.map(presentSet), total, asked), limits };
}

export function presentSet(row: ListedSetRow): CreditCodeSet {
  const {
    public_id: id,
    created_at,
    issued_at,
    refused_at: _refused,
    withdrawn_at: _withdrawn,
    archived_at: _archived,
    ...rest
  } = row;
  return {
    ...rest,
    id,
    state: stateOf(row),
    created_at: toIso(created_at),
    issued_at: issued_at === null ? null : toIso(issued_at),
  };
}

function stateOf(row: ListedSetRow): CreditCodeSet['state'] {
  if (row.refused_at !== null) return 'refused';
  if (row.withdrawn_at !== null) return 'withdrawn';
  if (row.archived_at !== null) return 'archived';
  return row.issued_at === null ? 'waiting' : 'issued';
}
