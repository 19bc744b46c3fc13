/** Says a sentence aloud, before anything else that is being said. */
export function speak(text: string, locale: string): void {
  if (!('speechSynthesis' in window)) return;
  const said = new SpeechSynthesisUtterance(text);
  said.lang = locale === 'es' ? 'es-US' : 'en-US';
  window.speechSynthesis.cancel();
  window.speechSynthesis.speak(said);
}
