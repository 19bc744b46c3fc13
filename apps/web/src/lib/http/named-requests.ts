/** Requests of which only the newest counts, and none once the page is left. */
export type RequestName = 'available-credit' | 'order-summary' | 'lunch-calendar' | 'config';

const running = new Map<RequestName, AbortController>();

/** Ends the running request of that name and gives the signal of the new one. */
export function startNamed(name: RequestName): AbortController {
  running.get(name)?.abort();
  const controller = new AbortController();
  running.set(name, controller);
  return controller;
}

export function endNamed(name: RequestName, controller: AbortController): void {
  if (running.get(name) === controller) running.delete(name);
}

export function cancelNamedRequests(): void {
  for (const controller of running.values()) controller.abort();
  running.clear();
}
