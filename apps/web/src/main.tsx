import '@yay/ui/fonts.css';
import '@yay/ui/tokens.css';
import '@yay/ui/base.css';
import '@yay/ui/button.css';
import './app/frame.css';
import { startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { App } from './app/app.tsx';
import { ALWAYS } from './app/family-pages.ts';
import { Fatal } from './app/fatal.tsx';
import { MissingPart } from './app/missing-part.ts';
import { followNavigation } from './app/on-navigation.ts';
import { createAppRouter } from './app/router.tsx';
import { setServerClock } from './lib/clock.ts';
import { watchConnection } from './lib/connection.ts';
import { loadFirstData } from './lib/first-data.ts';
import { isHttpError } from './lib/http/index.ts';
import { session } from './lib/session.ts';
import { setOwnVersion } from './lib/version.ts';
import { loadWords, setLocale } from './lib/words/index.ts';

async function start(root: Root): Promise<void> {
  const { me, config, locale } = await loadFirstData();
  setServerClock(config.server_now);
  setOwnVersion(config.version);
  session.set(me);
  setLocale(locale);
  await loadWords(ALWAYS);
  const router = await createAppRouter();
  followNavigation(router);
  watchConnection();
  // The page is there before the first picture: what a router finds out later is drawn in one piece.
  await router.load();
  // A first picture is drawn in slices, so that a tap meanwhile is heard on a slow phone.
  startTransition(() => root.render(<App router={router} />));
}

// A page that the server draws has no place for the program, though parts of it may come with this file.
const place = document.getElementById('root');
if (place) {
  const root = createRoot(place, {
    // A page that is refused shows its error page: that is no fault to report.
    onCaughtError: (error) => {
      if (!isHttpError(error) && !(error instanceof MissingPart)) console.error(error);
    },
    // React draws a second time and wraps what broke the first attempt: the cause is what tells why.
    onRecoverableError: (error) => console.error((error as Error).cause ?? error),
  });
  start(root).catch((error: unknown) => {
    console.error(error);
    root.render(<Fatal />);
  });
}
