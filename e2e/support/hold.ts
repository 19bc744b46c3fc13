import type { CDPSession, Page } from '@playwright/test';
import { FIRST_DATA_ID } from '@yay/contract/shell/first-data';

/** A request that the browser has paused: before it is sent, or when its response has begun. */
interface Paused {
  readonly requestId: string;
  readonly responseStatusCode?: number;
  readonly responseHeaders?: readonly { readonly name: string; readonly value: string }[];
}

// The code is that of an outage, and so are the words that the page shows. After this status it does
// not ask once more first, for which every look at a broken page would wait a second.
const OUTAGE = {
  responseCode: 429,
  responseHeaders: [{ name: 'content-type', value: 'application/json' }],
  body: btoa(JSON.stringify({ message: '', code: 'unavailable' })),
};

/** Held requests of a page: they stay pending until `begin`, which answers them with 503. */
export interface Outage {
  begin(): Promise<void>;
  /** Ends the outage: later requests pass. */
  end(): Promise<void>;
}

/**
 * Holds requests of the page from now on, through the DevTools protocol: Playwright's own routing
 * turns the browser's cache off, for scripts as well.
 */
export async function hold(page: Page): Promise<Outage> {
  const devtools = await page.context().newCDPSession(page);
  const held = Promise.withResolvers<void>();
  const under = new Set<Promise<unknown>>();
  devtools.on('Fetch.requestPaused', (paused: Paused) => {
    if (paused.responseStatusCode !== undefined) return void answerWithoutData(devtools, paused);
    const { requestId } = paused;
    under.add(
      held.promise
        .then(() => devtools.send('Fetch.fulfillRequest', { requestId, ...OUTAGE }))
        // The page that sent the request may be closed by then.
        .catch(() => undefined),
    );
  });
  await devtools.send('Fetch.enable', {
    patterns: [{ urlPattern: '*/api/*' }, { resourceType: 'Document', requestStage: 'Response' }],
  });
  return {
    async begin() {
      held.resolve();
      await Promise.all(under);
    },
    end: () => devtools.detach(),
  };
}

// The shell carries a page's first data; without it the page has to load it and shows that it does.
async function answerWithoutData(devtools: CDPSession, paused: Paused): Promise<void> {
  const { requestId, responseStatusCode: responseCode, responseHeaders = [] } = paused;
  if (responseCode !== 200)
    return void (await devtools.send('Fetch.continueRequest', { requestId }));
  const { body, base64Encoded } = await devtools.send('Fetch.getResponseBody', { requestId });
  const html = Buffer.from(body, base64Encoded ? 'base64' : 'utf8').toString();
  const carried = new RegExp(`(<script[^>]*id="${FIRST_DATA_ID}"[^>]*>)(.*?)(</script>)`, 's');
  const without = html.replace(carried, (_whole, start: string, json: string, end: string) => {
    const { calendar: _, ...rest } = JSON.parse(json) as Record<string, unknown>;
    return start + JSON.stringify(rest).replaceAll('<', '\\u003c') + end;
  });
  await devtools.send('Fetch.fulfillRequest', {
    requestId,
    responseCode,
    // The body is decompressed by now, and of another length.
    responseHeaders: responseHeaders.filter(
      ({ name }) => !/^content-(encoding|length)$/i.test(name),
    ),
    body: Buffer.from(without).toString('base64'),
  });
}
