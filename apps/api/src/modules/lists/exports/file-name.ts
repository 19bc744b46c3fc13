const LONGEST = 100;

/**
 * Returns a Content-Disposition with an ASCII name for every client and the exact name beside it.
 */
export function dispositionOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST);
  const whole = name
    .toWellFormed()
    .replace(/[\p{Cc}/\\:*?"<>|]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
    .toWellFormed();
  const encoded = encodeURIComponent(whole).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain || 'export'}.csv"; filename*=UTF-8''${encoded || 'export'}.csv`;
}
