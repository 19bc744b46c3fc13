import bowser from 'bowser';

/** A browser's own long name as a reader knows it: 'Chrome on Windows'. */
export function describeDevice(userAgent: string | null): string | null {
  if (userAgent === null || userAgent === '') return null;
  const { browser, os } = bowser.parse(userAgent);
  const parts = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  // A program of its own making: the first word is what it calls itself.
  return parts.length > 0 ? parts.join(' on ') : (userAgent.split(/[\s/]/)[0] ?? null);
}
