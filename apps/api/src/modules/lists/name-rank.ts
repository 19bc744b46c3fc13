import { plainText, wordsOf } from './conditions.ts';
import type { Params } from './params.ts';

/** Writes SQL that compares with a pattern in lower case. */
const likeIn = (params: Params) => (pattern: string) =>
  `like lower(${params.add(pattern, 'text')})`;

/**
 * Returns SQL that ranks a match by its name in lower case: a name that starts with the text comes
 * before one of which words start with its words, one that contains them, and any other match.
 */
export function nameRank(text: string, name: string, params: Params): string {
  const like = likeIn(params);
  const words = wordsOf(text).map(plainText);
  const starting = words.map((word) => `' ' || ${name} ${like(`% ${word}%`)}`);
  const within = words.map((word) => `${name} ${like(`%${word}%`)}`);
  return `case when ${name} ${like(`${words.join(' ')}%`)} then 0
    when ${starting.join(' and ')} then 1 when ${within.join(' and ')} then 2 else 3 end`;
}

/**
 * Returns SQL that holds where a name in lower case has the text at its start or at the start of a
 * word. `place` is a text with an index that starts with the name and may go on.
 */
export function startsWith(
  text: string,
  { name, place }: { readonly name: string; readonly place: string },
  params: Params,
): string {
  const like = likeIn(params);
  const whole = wordsOf(text).map(plainText).join(' ');
  const [first, later] = [like(`${whole}%`), like(`% ${whole}%`)];
  const holds = (at: string) => `(${at} ${first} or ${at} ${later})`;
  return name === place ? holds(place) : `${holds(place)} and ${holds(name)}`;
}
