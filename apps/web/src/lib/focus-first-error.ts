/** A button can't be invalid: what it is for says so of itself. */
const FIRST = '[aria-invalid="true"], [data-invalid] button';

/** Once the messages stand, the first field that has one gets the focus. */
export function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>(FIRST)?.focus());
}
