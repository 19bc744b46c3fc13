const OPEN = '[role="dialog"], [role="alertdialog"]';

/** Waits for whatever else is open over the page: a message never opens over what somebody is doing. */
export async function quietScreen(signal: AbortSignal): Promise<void> {
  if (!document.querySelector(OPEN)) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const watch = new MutationObserver(() => {
    if (!document.querySelector(OPEN)) resolve();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => resolve());
  await promise.finally(() => watch.disconnect());
  signal.throwIfAborted();
}

/** Waits that long, or until the page is left. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  signal.addEventListener('abort', () => resolve());
  await promise.finally(() => clearTimeout(timer));
  signal.throwIfAborted();
}
