import type { listCreditCodes } from '@yay/contract/gifts/calls';
import { toIso } from '@yay/domain/time';
import type { z } from 'zod';
import type { Db } from '../../platform/db/index.ts';
import { pageOf, sliceOf } from '../../platform/http/index.ts';
import { listedCodes } from './codes.repo.ts';

type Asked = z.output<NonNullable<typeof listCreditCodes.query>>;

/** The codes of a set. Nobody can read them here: their last characters are to tell them apart. */
export async function listCodes(db: Db, asked: Asked) {
  const { set, last4, state } = asked;
  const rows = await listedCodes(db, { set, last4, state, ...sliceOf(asked) });
  return pageOf(
    rows.map((row) => ({
      id: row.id,
      last4: row.last4,
      state: row.state,
      redeemed_by:
        row.redeemed_by === null ? null : { id: row.redeemed_by, full_name: row.redeemer ?? '' },
      redeemed_at: row.redeemed_at === null ? null : toIso(row.redeemed_at),
    })),
    rows[0]?.total ?? 0,
    asked,
  );
}
