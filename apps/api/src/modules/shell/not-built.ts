import type { Locale } from '@yay/words/locales';
import { fatal } from '@yay/words/shell/fatal';

/**
 * Returns the page of a server whose web application was not built, or is served by somebody else.
 */
export function notBuilt(locale: Locale): string {
  const { title, text } = fatal[locale];
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body><h1>${title}</h1><p>${text}</p></body>
</html>
`;
}
