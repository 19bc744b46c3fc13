let ended: () => void = () => undefined;

/** What happens when the server no longer knows who this is. Set once, by the application. */
export function onSessionEnd(listener: () => void): void {
  ended = listener;
}

export function endSession(): void {
  ended();
}
