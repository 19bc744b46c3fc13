import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { queryClient } from '../lib/query-client.ts';
import { WordsProvider } from '../lib/words/index.ts';
import { FatalBoundary } from './fatal.tsx';
import type { createAppRouter } from './router.tsx';

export function App({ router }: { router: Awaited<ReturnType<typeof createAppRouter>> }) {
  return (
    <FatalBoundary>
      <QueryClientProvider client={queryClient}>
        <WordsProvider>
          <RouterProvider router={router} />
        </WordsProvider>
      </QueryClientProvider>
    </FatalBoundary>
  );
}
