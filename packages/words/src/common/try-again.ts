/** By itself: the page that says it when nothing else loads comes with the program. */
export const tryAgain = { en: 'Try again', es: 'Intentar de nuevo' };
