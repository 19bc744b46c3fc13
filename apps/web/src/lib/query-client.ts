import { onlineManager, QueryClient } from '@tanstack/react-query';
import { connection } from './connection.ts';
import { cancelNamedRequests, isHttpError } from './http/index.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      cancelOnLeave?: true;
      /** The school whose news make the answer out of date. */
      ofSchool?: number;
    };
  }
}

const ONCE_MORE = 1;

onlineManager.setEventListener((setOnline) =>
  connection.subscribe(() => setOnline(connection.isOnline())),
);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // An unreachable server is an answer that each screen shows, not an endless wait.
      networkMode: 'always',
      staleTime: 30_000,
      retry: (failures, error) => failures < ONCE_MORE && isHttpError(error) && error.status >= 500,
      refetchOnWindowFocus: false,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

/** Requests that only the page being left needed end without a word. */
export function cancelOnLeave(): void {
  void queryClient.cancelQueries({ predicate: (query) => query.meta?.cancelOnLeave === true });
  cancelNamedRequests();
}
