import { plainPage } from '../../platform/http/index.ts';

/** A page of its own, without scripts: whoever has no hand-off gets nothing of the application. */
export const closedBridge = (message: string, locale: 'en' | 'es'): string =>
  plainPage(
    locale,
    '403',
    `<p>${message}</p><p><a href="/">${locale === 'es' ? 'Ir al inicio' : 'Go to the home page'}</a></p>`,
  );
