/** A button can't be invalid: its field says so of itself. */
const FIRST = '[aria-invalid="true"], [data-invalid] button';
const PATIENCE_MS = 1_000;

/**
 * Gives the first field that has a message the focus, once the messages stand: on a busy device they
 * are drawn some pictures later. A form without any leaves the focus where it is.
 */
export function focusFirstError(form: HTMLElement | null): void {
  const until = performance.now() + PATIENCE_MS;
  const look = () => {
    const first = form?.querySelector<HTMLElement>(FIRST);
    if (first) first.focus();
    else if (form?.isConnected && performance.now() < until) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
