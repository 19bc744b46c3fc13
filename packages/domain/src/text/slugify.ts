// Letters that Unicode does not take apart into a plain one and its accent.
const PLAIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

/** Lowercase with hyphens; accents and symbols are dropped. Empty when nothing is left. */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ßæœøłđðþ]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\s_\-‐-―]+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}
