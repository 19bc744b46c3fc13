import { expect, it } from 'vitest';
import { typeOfName } from './values.ts';

it.each([
  ['Rota.PDF', 'pdf'],
  ['photo.jpg', 'jpeg'],
  ['rooms.tar.csv', 'csv'],
  ['תפריט.docx', 'docx'],
  ['page.html', undefined],
  ['drawing.svg', undefined],
  ['pdf', undefined],
  ['x.constructor', undefined],
  ['', undefined],
])('%s is a file of the kind %s', (name, type) => {
  expect(typeOfName(name)).toBe(type);
});
