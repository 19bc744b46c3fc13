import { expect, test } from 'vitest';
import { sayErased } from './say-erased.ts';

test.each([
  [
    '{"full_name":"¬ #12","first":"¬","last":"#12"}',
    '{"full_name":"Borrado #12","first":"Borrado","last":"#12"}',
  ],
  ['{"luncher":"#7, ¬"}', '{"luncher":"#7, Borrado"}'],
  ['12,¬,#12\r\n¬,"#7, ¬"', '12,Borrado,#12\r\nBorrado,"#7, Borrado"'],
  ['¬', 'Borrado'],
  ['{"note":"a ¬ b, and p ¬"}', '{"note":"a ¬ b, and p ¬"}'],
  ['{"full_name":"Kim Lee"}', '{"full_name":"Kim Lee"}'],
])('%s names the erased in the language of the reader', (stored, shown) => {
  expect(sayErased(stored, 'es')).toBe(shown);
});

test('is a word of English in English', () => {
  expect(sayErased('¬ #12', 'en')).toBe('Erased #12');
});
