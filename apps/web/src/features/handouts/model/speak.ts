import { useSyncExternalStore } from 'react';

/** Says a sentence aloud, before anything else that is being said. */
export function speak(text: string, locale: string): void {
  if (!('speechSynthesis' in window)) return;
  const said = new SpeechSynthesisUtterance(text);
  said.lang = locale === 'es' ? 'es-US' : 'en-US';
  window.speechSynthesis.cancel();
  window.speechSynthesis.speak(said);
}

/** A browser finds its voices a moment after its first page. */
function onVoices(told: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined;
  window.speechSynthesis.addEventListener('voiceschanged', told);
  return () => window.speechSynthesis.removeEventListener('voiceschanged', told);
}
const hasVoice = (): boolean =>
  'speechSynthesis' in window && window.speechSynthesis.getVoices().length > 0;

/** Tells whether what is said aloud on this device can be heard. */
export const useHasVoice = (): boolean => useSyncExternalStore(onVoices, hasVoice, () => false);
