import type { FastifyInstance } from 'fastify';
import type { JobKind } from './jobs/index.ts';
import type { PictureUses } from './media/index.ts';

/** A module's entry in the product: it names the parts that it needs, and is given all. */
export interface Module<RouteParts, JobParts = RouteParts> {
  readonly routes?: (app: FastifyInstance, parts: RouteParts) => void;
  /** Queues of the module; each exists before anything is put into it. */
  readonly kinds?: readonly JobKind<never>[];
  /** Pictures of the library in its records, so that none is deleted under them. */
  readonly pictureUses?: PictureUses;
  /** Takes up its jobs and schedules. */
  readonly jobs?: (parts: JobParts) => Promise<void>;
}

export const defineModule = <RouteParts, JobParts>(
  module: Module<RouteParts, JobParts>,
): Module<RouteParts, JobParts> => module;
