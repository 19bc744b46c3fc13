/** Reads typed dollars as cents. Fractions of a cent stay, so that they can be refused. */
export function centsOf(typed: string): number {
  const plain = typed.replace(/[\s$,]/g, '');
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(plain)) return Number.NaN;
  const [whole = '0', fraction = ''] = plain.replace('-', '').split('.');
  // By its digits: 19.99 times 100 is not 1999 in floating point.
  const cents = Number(`${whole || '0'}${`${fraction}00`.slice(0, 2)}`);
  const rest = Number(`0.${fraction.slice(2) || '0'}`);
  return (cents + rest) * (plain.startsWith('-') ? -1 : 1);
}
