import * as contract from '@yay/contract/lists/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../platform/db/index.ts';
import { answer, isRefusal, type Locale, register } from '../../../platform/http/index.ts';
import type { Jobs } from '../../../platform/jobs/index.ts';
import { downloadExport } from './download-export.ts';
import { listExports } from './list-exports.ts';
import { startExport } from './start-export.ts';

export function exportsRoutes(
  app: FastifyInstance,
  parts: {
    readonly db: Db;
    readonly jobs: Jobs;
    readonly said: (what: 'exportStarted', locale: Locale) => string;
  },
): void {
  const { db } = parts;

  register(app, contract.startExport, async ({ actor, body, locale }) => {
    const { headings = {}, name, ...list } = body;
    const started = await startExport(parts, actor, { list, headings, name });
    return isRefusal(started)
      ? started
      : answer(202, { data: started, message: parts.said('exportStarted', locale) });
  });

  register(app, contract.listExports, async ({ actor }) => ({
    data: await listExports(db, actor),
  }));

  register(app, contract.downloadExport, ({ actor, params }) =>
    downloadExport(db, actor, params.id),
  );
}
