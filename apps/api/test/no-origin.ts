import type { Origin } from '../src/platform/http/index.ts';

/** Of calls that come from no request. */
export const noOrigin: Origin = { ip: null, userAgent: null, requestId: null };
