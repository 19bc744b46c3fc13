import { useEffect, useEffectEvent } from 'react';

/** Milliseconds between two keys of a scanner; what is slower is the beginning of something else. */
const LONGEST_PAUSE_MS = 250;
const SHORTEST = 3;
/** An Enter this soon after a character ends a scan that paused, and presses nothing. */
const BROKEN_SCAN_MS = 1_500;
/** A badge that stays before the reader is read again and again. */
const SAME_AGAIN_MS = 1_500;

/** Hears a scanner that types what it reads and ends with Enter. */
export function useScanner(onScan: (text: string) => void): void {
  const heard = useEffectEvent(onScan);
  useEffect(() => {
    let text = '';
    let at = 0;
    let characterAt = Number.NEGATIVE_INFINITY;
    let last = { text: '', at: 0 };
    function listen(event: KeyboardEvent) {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) {
        return;
      }
      const now = event.timeStamp;
      if (now - at > LONGEST_PAUSE_MS) text = '';
      at = now;
      if (event.key === 'Enter' && text.length >= SHORTEST) {
        // A button that has the focus is not pressed by a scanner.
        event.preventDefault();
        const isSame = last.text === text && now - last.at < SAME_AGAIN_MS;
        last = { text, at: now };
        if (!isSame) heard(text);
        text = '';
      } else if (event.key === 'Enter') {
        if (now - characterAt < BROKEN_SCAN_MS) event.preventDefault();
        text = '';
      } else if (event.key.length === 1) {
        text += event.key;
        characterAt = now;
      }
    }
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
}
