import { gradeIsOffered } from '@yay/domain/lunchers';

const NUMBERED = /^(?:grade (\d{1,2})|(\d{1,2})(?:st|nd|rd|th) grade)$/;
const NAMED: ReadonlyMap<string, string> = new Map([
  ['kindergarten', 'Kínder'],
  ['pre-k', 'Prekínder'],
  ['pre-kindergarten', 'Prekínder'],
]);

/**
 * Returns a grade as its reader says it. A school names its grades in English; those that every
 * school has are said in Spanish, and a name of the school's own stays as it is. A
 * number never stands alone at the end of a line.
 */
export function gradeName(label: string, locale: string): string {
  if (locale !== 'es') return label;
  if (!gradeIsOffered(label)) return 'Aún no lo sé';
  const name = label.trim().toLowerCase();
  const [, after, before] = NUMBERED.exec(name) ?? [];
  const number = Number(after ?? before);
  if (Number.isNaN(number)) return NAMED.get(name) ?? label;
  return `${number}.${number === 1 || number === 3 ? 'er' : 'º'}\u00A0grado`;
}
