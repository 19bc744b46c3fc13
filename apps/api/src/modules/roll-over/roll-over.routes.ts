import * as contract from '@yay/contract/roll-over/calls';
import type { FastifyInstance } from 'fastify';
import { register } from '../../platform/http/index.ts';
import type { RollOverParts } from './carry-out-run.ts';
import { getRollOver } from './read-roll-over.ts';
import { startRollOver, undoRollOver } from './start-roll-over.ts';

export function rollOverRoutes(app: FastifyInstance, parts: RollOverParts): void {
  register(app, contract.getRollOver, ({ actor, params }) =>
    getRollOver(parts.db, actor, params.destination),
  );
  register(app, contract.startRollOver, ({ actor, params, body }) =>
    startRollOver(parts, actor, params.destination, body),
  );
  register(app, contract.undoRollOver, ({ actor, params }) =>
    undoRollOver(parts, actor, params.destination),
  );
}
