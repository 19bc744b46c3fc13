import type { CDPSession, Page } from '@playwright/test';
import { FIRST_DATA_ID } from '@yay/contract/shell/first-data';

/** A request that the browser has stopped: before it is sent, or when its answer has begun. */
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

/** What a page asks for is not answered, until it is told that there is nothing to be had. */
export interface Outage {
  begin(): Promise<void>;
  /** The page is let go. */
  end(): Promise<void>;
}

/**
 * Holds what the page asks for from now on. Asked of the browser itself: what Playwright routes goes
 * past the browser's cache, and every script with it.
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
        // Whoever asked may be gone by then.
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

// The shell carries a page's first data; without it the page has to ask, and can be seen waiting.
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
    // It is unpacked by now, and of another length.
    responseHeaders: responseHeaders.filter(
      ({ name }) => !/^content-(encoding|length)$/i.test(name),
    ),
    body: Buffer.from(without).toString('base64'),
  });
}
