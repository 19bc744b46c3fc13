import * as contract from '@yay/contract/inventory/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { register } from '../../platform/http/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import { addItemCode, makeQrCodes, qrSheet, readMenuCodes, removeItemCode } from './item-codes.ts';
import { readCount, reviewCount, settleCount } from './judge-counts.ts';
import { findItems, readAssignments, saveAssignments } from './keep-items.ts';
import { changePlace, createPlace, removePlace } from './keep-places.ts';
import { createWarehouse, renameWarehouse } from './keep-warehouses.ts';
import { listAssignments, listCounts, listCountsOfAll, listMovements } from './list-all.ts';
import { readStock } from './read-stock.ts';
import { reorderFile } from './reorder-file.ts';
import { takeActs } from './take-acts.ts';

export function inventoryRoutes(
  app: FastifyInstance,
  { db, jobs }: { readonly db: Db; readonly jobs: Jobs },
): void {
  register(app, contract.getSchoolStock, ({ actor, params }) =>
    readStock(db, actor, { schoolId: params.school }),
  );
  register(app, contract.getStock, ({ actor, params }) =>
    readStock(db, actor, { id: params.location }),
  );
  register(app, contract.createSublocation, ({ actor, params, body }) =>
    createPlace(db, actor, params.location, body),
  );
  register(app, contract.updateSublocation, ({ actor, params, body }) =>
    changePlace(db, actor, params, body),
  );
  register(app, contract.removeSublocation, ({ actor, params }) => removePlace(db, actor, params));
  register(app, contract.getAssignments, ({ actor, params }) => readAssignments(db, actor, params));
  register(app, contract.saveAssignments, ({ actor, params, body }) =>
    saveAssignments(db, actor, params, body),
  );
  register(app, contract.findItems, ({ actor, params, query }) =>
    findItems(db, actor, params.location, query.search),
  );
  register(app, contract.sendInventoryActs, ({ actor, params, body }) =>
    takeActs(db, actor, params.location, body),
  );
  register(app, contract.listMovements, ({ actor, params, query }) =>
    listMovements(db, actor, params.location, query),
  );
  register(app, contract.listCounts, ({ actor, params, query }) =>
    listCounts(db, actor, params.location, query),
  );
  register(app, contract.getCount, ({ actor, params }) => readCount(db, actor, params));
  register(app, contract.settleCount, ({ actor, params, body }) =>
    settleCount(db, actor, params, body),
  );
  register(app, contract.reviewCount, ({ actor, params, body }) =>
    reviewCount(db, actor, params, body),
  );
  register(app, contract.downloadReorder, ({ actor, params, query }) =>
    reorderFile(db, actor, params.location, query.format),
  );
  register(app, contract.listAssignments, ({ query }) => listAssignments(db, query));
  register(app, contract.listAllCounts, ({ query }) => listCountsOfAll(db, query));
  register(app, contract.createWarehouse, ({ actor, body }) => createWarehouse(db, actor, body));
  register(app, contract.renameWarehouse, ({ actor, params, body }) =>
    renameWarehouse(db, actor, params.location, body),
  );
  register(app, contract.getMenuCodes, ({ params }) => readMenuCodes(db, params.menu));
  register(app, contract.makeQrCodes, ({ actor, params }) =>
    makeQrCodes({ db, jobs }, actor, params.menu),
  );
  register(app, contract.downloadQrCodes, ({ actor, params }) => qrSheet(db, actor, params.menu));
  register(app, contract.addItemCode, ({ actor, params, body }) =>
    addItemCode(db, actor, params.item, body),
  );
  register(app, contract.removeItemCode, ({ actor, params }) => removeItemCode(db, actor, params));
}
