/** Crockford's Base32 without I, L, O and U, which people misread. */
export const CREDIT_CODE_SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const RANDOM_SYMBOLS = 19;
const GROUP = 4;
const WHOLE = new RegExp(`^[${CREDIT_CODE_SYMBOLS}]{${RANDOM_SYMBOLS + 1}}$`);

/**
 * Builds a code of 95 random bits and a check character. `random` has a byte for each symbol, of
 * which five bits count, so that all symbols are equally likely.
 */
export function writeCreditCode(random: Uint8Array): string {
  if (random.length !== RANDOM_SYMBOLS) throw new RangeError(`${RANDOM_SYMBOLS} bytes are needed`);
  const symbols = Array.from(random, (byte) => CREDIT_CODE_SYMBOLS.charAt(byte & 31)).join('');
  return symbols + checkCharacter(symbols);
}

/** Formats a code in groups of four, as it is printed. */
export function creditCodeText(code: string): string {
  return code.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? '';
}

/** Normalizes a typed code to its stored form: upper case, without separators. */
export function normalCreditCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}_.]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}

/**
 * Tells whether a normalized code is well formed: its length, its symbols and its check character.
 */
export function isWholeCreditCode(code: string): boolean {
  return WHOLE.test(code) && checkCharacter(code.slice(0, -1)) === code.slice(-1);
}

/**
 * Computes Luhn's check modulo 32, which detects every wrong symbol and nearly every swapped pair.
 */
function checkCharacter(symbols: string): string {
  const size = CREDIT_CODE_SYMBOLS.length;
  let sum = 0;
  let factor = 2;
  for (const symbol of [...symbols].reverse()) {
    const addend = CREDIT_CODE_SYMBOLS.indexOf(symbol) * factor;
    sum += Math.floor(addend / size) + (addend % size);
    factor = factor === 2 ? 1 : 2;
  }
  return CREDIT_CODE_SYMBOLS.charAt((size - (sum % size)) % size);
}
