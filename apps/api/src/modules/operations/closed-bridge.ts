/** A page of its own, without scripts: whoever has no hand-off gets nothing of the application. */
export const closedBridge = (message: string, locale: 'en' | 'es'): string => `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="/favicon.svg"><title>403</title>
<style>body{font:16px/1.5 system-ui;max-width:32rem;margin:20vh auto;padding:0 1rem;color-scheme:light dark}</style>
</head><body><main><h1>403</h1><p>${message}</p><p><a href="/">${locale === 'es' ? 'Ir al inicio' : 'Go to the start page'}</a></p></main></body></html>`;
