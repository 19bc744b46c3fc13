import { queryClient } from './query-client.ts';

/**
 * The session is another person's from now on: the page is loaded from the start, and nothing stays
 * of the person before, neither answers nor unsaved choices.
 */
export function startAnew(): void {
  forgetPerson();
  // Back may bring this very page out of the browser's own memory.
  window.addEventListener('pageshow', (event) => event.persisted && window.location.reload());
  window.location.replace('/');
}

/** Forgets the answers that this tab has had, and its storage. */
export function forgetPerson(): void {
  queryClient.clear();
  try {
    sessionStorage.clear();
  } catch {
    // A browser that refuses its storage has kept nothing.
  }
}
