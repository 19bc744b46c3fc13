import * as contract from '@yay/contract/terms/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { answer, isRefusal, register } from '../../platform/http/index.ts';
import { listTermUses, mergeTerms, removeTerm, renameTerm } from './change-terms.ts';
import { createTerm } from './create-term.ts';
import { listTagRuns } from './list-tag-runs.ts';
import { listTaggedItems } from './list-tagged-items.ts';
import { listTerms } from './list-terms.ts';
import { previewTagRun } from './preview-tag-run.ts';
import { startTagRun } from './start-tag-run.ts';
import { undoTagRun } from './undo-tag-run.ts';

export function termsRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  register(app, contract.listTerms, ({ query }) => listTerms(db, query));
  register(app, contract.createTerm, async ({ actor, body }) => {
    const { term, made } = await createTerm(db, actor, body.name);
    return answer(made ? 201 : 200, { data: term });
  });
  register(app, contract.listTermUses, ({ query }) => listTermUses(db, query));
  register(app, contract.renameTerm, ({ actor, params, body }) =>
    renameTerm(db, actor, params.id, body),
  );
  register(app, contract.removeTerm, async ({ actor, params }) => {
    const refused = await removeTerm(db, actor, params.id);
    return refused ?? answer(204, undefined);
  });
  register(app, contract.mergeTerms, ({ actor, body }) => mergeTerms(db, actor, body));
  register(app, contract.listTaggedItems, ({ body }) => listTaggedItems(db, body));
  register(app, contract.previewTagRun, ({ body }) => previewTagRun(db, body.choice, body));
  register(app, contract.startTagRun, async ({ actor, body }) => {
    const run = await startTagRun(db, actor, body);
    return isRefusal(run) ? run : answer(201, { data: run });
  });
  register(app, contract.listTagRuns, async ({ actor }) => ({
    data: await listTagRuns(db, actor.userId),
  }));
  register(app, contract.undoTagRun, ({ actor, params }) => undoTagRun(db, actor, params.id));
}
