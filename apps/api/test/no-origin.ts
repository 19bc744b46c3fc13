import type { Origin } from '../src/platform/http/index.ts';

/** The origin of calls outside of a request. */
export const noOrigin: Origin = { ip: null, userAgent: null, requestId: null };
