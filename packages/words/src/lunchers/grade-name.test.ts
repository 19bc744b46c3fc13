import { expect, test } from 'vitest';
import { gradeName } from './grade-name.ts';

test.each([
  ['Grade 1', '1.er\u00A0grado'],
  ['Grade 2', '2.º\u00A0grado'],
  ['3rd Grade', '3.er\u00A0grado'],
  ['Grade 12', '12.º\u00A0grado'],
  ['Kindergarten', 'Kínder'],
  ['Pre-K', 'Prekínder'],
  ['I Don’t Know Yet', 'Aún no lo sé'],
  ['Room of the Owls', 'Room of the Owls'],
  ['Grade A', 'Grade A'],
])('the grade %j is %j in Spanish, and in English as the school wrote it', (label, spanish) => {
  expect(gradeName(label, 'es')).toBe(spanish);
  expect(gradeName(label, 'en')).toBe(label);
});
