import * as contract from '@yay/contract/discounts/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { answer, file, isRefusal, type Refusal, register } from '../../platform/http/index.ts';
import { archiveDiscount } from './archive-discount.ts';
import { createDiscount } from './create-discount.ts';
import { getDiscount } from './get-discount.ts';
import { listFamilies } from './list-families.ts';
import { readUsage } from './read-usage.ts';
import { updateDiscount } from './update-discount.ts';
import { usageFile } from './usage-file.ts';

export function discountsAdminRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  const dataOf = <Data extends object>(data: Data | Refusal) => (isRefusal(data) ? data : { data });

  register(app, contract.getDiscount, async ({ actor, params }) =>
    dataOf(await getDiscount(db, actor, params.id)),
  );
  register(app, contract.createDiscount, async ({ actor, body }) => {
    const created = await createDiscount(db, actor, body);
    return isRefusal(created) ? created : answer(201, { data: created });
  });
  register(app, contract.updateDiscount, async ({ actor, params, body }) =>
    dataOf(await updateDiscount(db, actor, params.id, body)),
  );
  register(app, contract.archiveDiscount, async ({ actor, params }) =>
    dataOf(await archiveDiscount(db, actor, params.id, true)),
  );
  register(app, contract.restoreDiscount, async ({ actor, params }) =>
    dataOf(await archiveDiscount(db, actor, params.id, false)),
  );
  register(app, contract.getDiscountUsage, async ({ params }) =>
    dataOf(await readUsage(db, params.id)),
  );
  register(app, contract.downloadDiscountUsage, async ({ params, locale }) => {
    const usage = await usageFile(db, params.id, locale);
    if (isRefusal(usage)) return usage;
    return file(usage.lines, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${usage.code}.csv"`,
    });
  });
  register(app, contract.listDiscountFamilies, ({ params, query }) =>
    listFamilies(db, params.id, query.page ?? 1),
  );
}
