import * as contract from '@yay/contract/personal-data/calls';
import type { FastifyInstance } from 'fastify';
import { answer, isRefusal, type Refusal, register } from '../../platform/http/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import type { Letters } from '../letters/index.ts';
import type { SaveParts } from '../orders/index.ts';
import { askForDataFile, downloadDataFile, listDataFiles } from './data-files.ts';
import { eraseLuncher } from './erase-luncher.ts';
import { listLostLunches, orderAgain } from './order-again.ts';
import { previewClosing, previewOwnClosing } from './preview-closing.ts';

export function personalDataRoutes(
  app: FastifyInstance,
  parts: SaveParts & { readonly jobs: Jobs; readonly letters: Letters },
): void {
  const { db } = parts;
  const dataOf = <Data extends object>(data: Data | Refusal) => (isRefusal(data) ? data : { data });

  register(app, contract.previewOwnClosing, async ({ actor }) =>
    dataOf(await previewOwnClosing(db, actor)),
  );
  register(app, contract.previewClosing, async ({ actor, params }) =>
    dataOf(await previewClosing(db, actor, params.id)),
  );
  register(app, contract.listLostLunches, async ({ actor, params }) =>
    dataOf(await listLostLunches(db, actor, params.id)),
  );
  register(app, contract.orderAgain, async ({ actor, params }) =>
    dataOf(await orderAgain(parts, actor, params.id)),
  );

  register(app, contract.listDataFiles, ({ actor }) => listDataFiles(db, actor));
  register(app, contract.askForDataFile, async ({ actor }) => {
    const asked = await askForDataFile(parts, actor);
    return isRefusal(asked) ? asked : answer(202, { data: asked });
  });
  register(app, contract.downloadDataFile, ({ actor, params }) =>
    downloadDataFile(db, actor, params.id),
  );
  register(app, contract.eraseLuncher, ({ actor, params }) =>
    eraseLuncher(parts, actor, params.id),
  );
}
