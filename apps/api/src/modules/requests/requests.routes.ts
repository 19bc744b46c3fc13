import * as contract from '@yay/contract/requests/calls';
import type { FastifyInstance } from 'fastify';
import { file, refuse, register } from '../../platform/http/index.ts';
import { answerRequest, assignRequest, changeRequestState, noteRequest } from './change-request.ts';
import { NAMES_BY_ADDRESS } from './form-limits.ts';
import { type FormParts, formRoutes } from './forms.routes.ts';
import { ownSchool } from './keep-request.ts';
import { downloadRequestFile, getRequest, listRequests } from './read-requests.ts';
import { requestsFile } from './requests-file.ts';

export function requestsRoutes(app: FastifyInstance, parts: FormParts): void {
  const { db, limits } = parts;
  formRoutes(app, parts);
  register(app, contract.checkSchoolName, async ({ query, request }) => {
    const spent = await limits.spend(NAMES_BY_ADDRESS, request.ip);
    if (!spent.ok) return refuse(429, 'too_many_requests', undefined, spent);
    return { data: { ours: await ownSchool(db, query.name) } };
  });

  register(app, contract.listRequests, ({ actor, query }) => listRequests(db, actor, query));
  register(app, contract.downloadRequests, async ({ actor, query, locale }) =>
    file(await requestsFile(db, actor, query, locale), {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="requests.csv"',
    }),
  );
  register(app, contract.getRequest, ({ actor, params }) => getRequest(db, actor, params.id));
  register(app, contract.downloadRequestFile, ({ actor, params }) =>
    downloadRequestFile(db, actor, params.id),
  );
  register(app, contract.assignRequest, ({ actor, params, body }) =>
    assignRequest(db, actor, params.id, body),
  );
  register(app, contract.changeRequestState, ({ actor, params, body }) =>
    changeRequestState(db, actor, params.id, body),
  );
  register(app, contract.noteRequest, ({ actor, params, body, headers }) =>
    noteRequest(db, actor, params.id, { ...body, key: headers['idempotency-key'] }),
  );
  register(app, contract.answerRequest, ({ actor, params, body, headers }) =>
    answerRequest(parts, actor, params.id, { ...body, key: headers['idempotency-key'] }),
  );
}
