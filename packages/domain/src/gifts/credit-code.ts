/** Crockford's: no I, L, O or U, so that nothing is read as something else. */
export const CREDIT_CODE_SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const RANDOM_SYMBOLS = 19;
const GROUP = 4;
const WHOLE = new RegExp(`^[${CREDIT_CODE_SYMBOLS}]{${RANDOM_SYMBOLS + 1}}$`);

/**
 * A code of 95 random bits and a check character. `random` has a byte for each symbol; of every byte
 * five bits count, so that each symbol is as likely as any other.
 */
export function writeCreditCode(random: Uint8Array): string {
  if (random.length !== RANDOM_SYMBOLS) throw new RangeError(`${RANDOM_SYMBOLS} bytes are needed`);
  const symbols = Array.from(random, (byte) => CREDIT_CODE_SYMBOLS.charAt(byte & 31)).join('');
  return symbols + checkCharacter(symbols);
}

/** As it is printed: in groups of four. */
export function creditCodeText(code: string): string {
  return code.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? '';
}

/** What somebody typed, as a code is kept: in capitals, without what stands between the groups. */
export function normalCreditCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}_.]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}

/** Whether it can be one at all: of the right length, of the right symbols, and typed without a slip. */
export function isWholeCreditCode(code: string): boolean {
  return WHOLE.test(code) && checkCharacter(code.slice(0, -1)) === code.slice(-1);
}

/** Luhn's, modulo 32: it finds every single slip and nearly every pair of neighbours swapped. */
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
