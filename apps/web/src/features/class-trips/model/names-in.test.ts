import { expect, test } from 'vitest';
import { namesIn } from './names-in.ts';

test.each([
  ['one a line', 'Ana Ruiz\nBen Ode', ['Ana Ruiz', 'Ben Ode']],
  ['between commas', 'Ana Ruiz, Ben Ode,  Cy Lund', ['Ana Ruiz', 'Ben Ode', 'Cy Lund']],
  ['with a comma behind the last', 'Ana Ruiz, Ben Ode,', ['Ana Ruiz', 'Ben Ode']],
  ['last name first', 'Ruiz, Ana\nOde, Ben', ['Ruiz, Ana', 'Ode, Ben']],
  ['both ways', 'Ana Ruiz; Ben Ode\nLund, Cy', ['Ana Ruiz', 'Ben Ode', 'Lund, Cy']],
  ['with gaps, and twice', '\n Ana Ruiz \r\n\nAna Ruiz\n', ['Ana Ruiz']],
  ['of nobody', ' , \n;', []],
])('names %s', (_how, text, names) => {
  expect(namesIn(text)).toEqual(names);
});
