import * as contract from '@yay/contract/labels/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { answer, isRefusal, type Locale, register } from '../../platform/http/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import { downloadLabels } from './download-labels.ts';
import { printLabels, regenerateLabels, stopLabels } from './print-labels.ts';
import { previewDay, readLabels } from './read-labels.ts';
import { saveSettings, saveSubscription } from './save-label-settings.ts';
import { scanLabel } from './scan-label.ts';

export function labelsRoutes(
  app: FastifyInstance,
  parts: {
    readonly db: Db;
    readonly jobs: Jobs;
    readonly said: (what: 'labelStillGenerating', locale: Locale) => string;
  },
): void {
  const { db } = parts;
  const idsOf = (params: { destination: number; print: number }) => ({
    schoolId: params.destination,
    printId: params.print,
  });

  register(app, contract.getLabels, ({ actor, params, query }) =>
    readLabels(db, actor, params.destination, query.since_print_id),
  );
  register(app, contract.previewLabels, ({ actor, params, query }) =>
    previewDay(db, actor, { schoolId: params.destination, date: query.date, sort: query.sort }),
  );
  register(app, contract.saveLabelSettings, ({ actor, params, body }) =>
    saveSettings(db, actor, params.destination, body),
  );
  register(app, contract.saveLabelSubscription, ({ actor, params, body }) =>
    saveSubscription(db, actor, params.destination, body.days),
  );
  register(app, contract.printLabels, async ({ actor, params, body, locale }) => {
    const { sheet, sort, shift } = body;
    const made = await printLabels(parts, actor, params.destination, {
      date: body.date,
      kind: body.kind,
      settings: {
        ...(sheet === undefined ? {} : { sheet }),
        ...(sort === undefined ? {} : { sort }),
        ...(shift === undefined ? {} : { shift }),
      },
      startPlace: body.start_place,
      copies: body.copies,
      sincePrintId: body.since_print_id,
    });
    return isRefusal(made)
      ? made
      : answer(202, { data: made, message: parts.said('labelStillGenerating', locale) });
  });
  register(app, contract.regenerateLabels, async ({ actor, params, body, locale }) => {
    const made = await regenerateLabels(parts, actor, idsOf(params), body.start_place);
    return isRefusal(made)
      ? made
      : answer(202, { data: made, message: parts.said('labelStillGenerating', locale) });
  });
  register(app, contract.stopLabels, async ({ actor, params }) => {
    const stopped = await stopLabels(parts, actor, idsOf(params));
    return isRefusal(stopped) ? stopped : { data: stopped };
  });
  register(app, contract.downloadLabels, ({ actor, params }) =>
    downloadLabels(db, actor, idsOf(params)),
  );
  register(app, contract.scanLabel, ({ actor, params, body }) =>
    scanLabel(db, actor, { schoolId: params.destination, code: body.code }),
  );
}
