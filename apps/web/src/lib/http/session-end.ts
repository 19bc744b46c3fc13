let ended: () => void = () => undefined;

/** The application's reaction to a session that has ended. It is set once. */
export function onSessionEnd(listener: () => void): void {
  ended = listener;
}

export function endSession(): void {
  ended();
}
