import { slugify } from '@yay/domain/text';

/** The name of a heading in its page's address; of two with the same words the second is told apart. */
export function fragmentName(text: string, used: Set<string>): string {
  const name = slugify(text).slice(0, 60) || 'section';
  let fragment = name;
  for (let n = 2; used.has(fragment); n += 1) fragment = `${name}-${n}`;
  used.add(fragment);
  return fragment;
}
