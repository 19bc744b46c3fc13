export const BADGE_FORMATS = ['qr', 'ean13', 'nfc', 'magstripe'] as const;
export type BadgeFormat = (typeof BADGE_FORMATS)[number];

export const isBadgeFormat = (name: unknown): name is BadgeFormat =>
  BADGE_FORMATS.some((format) => format === name);

export type BadgeProblem = 'badge_characters' | 'badge_length' | 'badge_check_digit';

/** The longest text of a QR badge that every cheap scanner types without losing a part of it. */
const QR_MAX = 200;
/** The second track of a stripe holds this many characters between its sentinels. */
const TRACK_MAX = 37;
/** Hexadecimal digits of the chips that there are: 4, 7 and 10 bytes. */
const UID_LENGTHS = [8, 14, 20];

type Read = { readonly number: string } | { readonly problem: BadgeProblem };

/** Returns the number of a badge as it is kept, whatever spaces and signs a reader puts around it. */
export function readBadge(format: BadgeFormat, typed: string): Read {
  const text = typed.trim();
  if (format === 'qr') return readQr(text);
  if (format === 'nfc') return readUid(text);
  if (format === 'magstripe') return readTrack(text);
  return readEan(text);
}

function readQr(text: string): Read {
  if (text.length === 0 || text.length > QR_MAX) return { problem: 'badge_length' };
  return /^\P{C}+$/u.test(text) ? { number: text } : { problem: 'badge_characters' };
}

function readUid(text: string): Read {
  const digits = text.replaceAll(/[\s:-]/g, '').toUpperCase();
  if (!/^[0-9A-F]*$/.test(digits)) return { problem: 'badge_characters' };
  return UID_LENGTHS.includes(digits.length) ? { number: digits } : { problem: 'badge_length' };
}

function readTrack(text: string): Read {
  // A reader that types passes on the sentinels of the track.
  const digits = text.replace(/^;/, '').replace(/\?$/, '');
  if (!/^[0-9=]*$/.test(digits)) return { problem: 'badge_characters' };
  const fits = digits.length > 0 && digits.length <= TRACK_MAX;
  return fits ? { number: digits } : { problem: 'badge_length' };
}

function readEan(text: string): Read {
  const digits = text.replaceAll(/[\s-]/g, '');
  if (!/^\d*$/.test(digits)) return { problem: 'badge_characters' };
  if (digits.length !== 13) return { problem: 'badge_length' };
  return checkDigit(digits) === Number(digits[12])
    ? { number: digits }
    : { problem: 'badge_check_digit' };
}

/** Returns the last digit that the first twelve of an EAN-13 ask for. */
function checkDigit(digits: string): number {
  const sum = [...digits.slice(0, 12)].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

/**
 * Returns every badge that a scanned text may stand for: a reader does not name the format that it
 * read.
 */
export const readScan = (scanned: string): { format: BadgeFormat; number: string }[] =>
  BADGE_FORMATS.flatMap((format) => {
    const read = readBadge(format, scanned);
    return 'number' in read ? [{ format, number: read.number }] : [];
  });
