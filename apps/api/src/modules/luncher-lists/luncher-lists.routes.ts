import * as contract from '@yay/contract/luncher-lists/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { register } from '../../platform/http/index.ts';
import { downloadList } from './download-list.ts';
import { listLunchers, readSheet } from './list-lunchers.ts';

export function luncherListRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  register(app, contract.listLunchersOfSchool, ({ actor, query }) =>
    listLunchers(db, actor, query),
  );
  register(app, contract.getLuncherSheet, ({ actor, query }) => readSheet(db, actor, query));
  register(app, contract.downloadLuncherCsv, ({ actor, query }) =>
    downloadList(db, actor, query, 'csv'),
  );
  register(app, contract.downloadLuncherPdf, ({ actor, query }) =>
    downloadList(db, actor, query, 'pdf'),
  );
}
