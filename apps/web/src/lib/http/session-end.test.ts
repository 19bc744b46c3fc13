import { describe, expect, it, vi } from 'vitest';
import { beginSession, endingOwn, endSession, isEndingOwn, onSessionEnd } from './session-end.ts';

function heard() {
  const listener = vi.fn();
  onSessionEnd(listener);
  return listener;
}

describe('the end of a session', () => {
  it('is announced at once where nobody asked for it', () => {
    const listener = heard();
    endSession();
    expect(listener).toHaveBeenCalledOnce();
  });

  it('is not announced where this tab asked for it', async () => {
    const listener = heard();
    await endingOwn(async () => {
      expect(isEndingOwn()).toBe(true);
      endSession();
    });
    expect(listener).not.toHaveBeenCalled();
    expect(isEndingOwn()).toBe(false);
  });

  it('is announced after all where the wish came to nothing, once', async () => {
    const listener = heard();
    const refused = endingOwn(async () => {
      endSession();
      endSession();
      expect(listener).not.toHaveBeenCalled();
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('is not announced where the wish failed and the session stands', async () => {
    const listener = heard();
    await expect(endingOwn(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
    expect(listener).not.toHaveBeenCalled();
  });

  it('is announced as before once the wish is over', async () => {
    const listener = heard();
    await endingOwn(async () => endSession());
    endSession();
    expect(listener).toHaveBeenCalledOnce();
  });

  it('is not announced by the late refusal of a former session', () => {
    const listener = heard();
    const asked = performance.now();
    while (performance.now() === asked);
    beginSession();
    endSession(asked);
    expect(listener).not.toHaveBeenCalled();
    endSession(performance.now());
    expect(listener).toHaveBeenCalledOnce();
  });
});
