import { queryOptions } from '@tanstack/react-query';
import type {
  listExceptions,
  listJobs,
  listMails,
  listRequests,
  listSchedules,
} from '@yay/contract/operations/calls';
import { type Call, type PathOf, send } from '../../../lib/http/index.ts';

/** The address's question: a state or kind, a queue, a page. */
export type Asked = Readonly<Record<string, string | number | undefined>>;

const question = <E extends Call>(path: PathOf<E>, asked: Asked = {}) =>
  queryOptions({
    queryKey: ['operations', path, asked],
    queryFn: ({ signal }) => send<E>({ method: 'GET', path, query: asked, signal }),
    // Looked at to see what is going on now.
    staleTime: 0,
    meta: { cancelOnLeave: true },
  });

export const requestsQuery = (asked: Asked) =>
  question<typeof listRequests>('/api/ops/requests', asked);
export const exceptionsQuery = (asked: Asked) =>
  question<typeof listExceptions>('/api/ops/exceptions', asked);
/**
 * The interval at which waiting and running jobs are looked at again, in milliseconds: they will
 * soon be something else.
 */
const LOOK_AGAIN_MS = 3_000;
export const jobsQuery = (asked: Asked) =>
  queryOptions({
    ...question<typeof listJobs>('/api/ops/jobs', asked),
    refetchInterval: ({ state }) =>
      state.data?.data.some((job) => job.state === 'waiting' || job.state === 'running')
        ? LOOK_AGAIN_MS
        : false,
  });
export const mailsQuery = (asked: Asked) => question<typeof listMails>('/api/ops/mails', asked);
export const schedulesQuery = () => question<typeof listSchedules>('/api/ops/schedules');
