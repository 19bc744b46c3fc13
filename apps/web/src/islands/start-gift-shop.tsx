import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { giftOfferQuery } from '../features/gifts/index.ts';
import { useAlerts } from '../lib/alerts/index.ts';
import { setServerClock } from '../lib/clock.ts';
import { watchConnection } from '../lib/connection.ts';
import { loadFirstData } from '../lib/first-data.ts';
import { queryClient } from '../lib/query-client.ts';
import { session } from '../lib/session.ts';
import { setOwnVersion } from '../lib/version.ts';
import { loadWords, setLocale, WordsProvider } from '../lib/words/index.ts';

// The gift shop in a page of the public site: the server draws the page around it, and its head.
const AlertMessages = lazy(async () => {
  const [{ AlertMessages }] = await Promise.all([
    import('../features/alerts/index.ts'),
    loadWords(['alerts']),
  ]);
  return { default: AlertMessages };
});

function GiftIsland({ Shop }: { Shop: ComponentType }) {
  const said = useAlerts().length > 0;
  return (
    <QueryClientProvider client={queryClient}>
      <WordsProvider>
        {said && (
          <Suspense>
            <AlertMessages />
          </Suspense>
        )}
        <Shop />
      </WordsProvider>
    </QueryClientProvider>
  );
}

async function start(place: HTMLElement, Shop: ComponentType): Promise<void> {
  const { me, config, locale } = await loadFirstData();
  setServerClock(config.server_now);
  setOwnVersion(config.version);
  session.set(me);
  setLocale(locale);
  // The offer is there before the form is: nothing jumps, and no outline stands in its place.
  await Promise.all([
    loadWords(['shell', 'errors', 'gifts', 'payments']),
    queryClient.prefetchQuery(giftOfferQuery),
  ]);
  watchConnection();
  const root = createRoot(place);
  // In slices: somebody who reads or scrolls meanwhile is not held up.
  startTransition(() => root.render(<GiftIsland Shop={Shop} />));
}

/** Opens a shop where the server's page has left its place; says whom to ask where that fails. */
export function startGiftShop(Shop: ComponentType): void {
  const place = document.getElementById('island');
  if (!place) return;
  start(place, Shop).catch((error: unknown) => {
    console.error(error);
    document.getElementById('island-failed')?.removeAttribute('hidden');
  });
}
