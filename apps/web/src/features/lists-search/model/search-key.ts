/**
 * Tells whether the keys are a Mac's, where Ctrl K belongs to the text field: it clears the rest of
 * the line.
 */
const usesCommand = () => /Mac|iP(hone|ad|od)/.test(navigator.platform);

/**
 * Tells whether Ctrl K, or Command K, is meant for the search: nothing else took it, no dialog is
 * open.
 */
export function isSearchKey(event: KeyboardEvent): boolean {
  const [held, other] = usesCommand()
    ? [event.metaKey, event.ctrlKey]
    : [event.ctrlKey, event.metaKey];
  if (!held || other || event.altKey || event.shiftKey) return false;
  if (event.key.toLowerCase() !== 'k' || event.defaultPrevented) return false;
  return !document.querySelector('.scrim');
}
