import { expect, test } from 'vitest';
import { findForm, wayToSchool } from './find-form.ts';

const school = { id: 1, name: 'St. Brendan’s & Co', city: 'Nashville', delivers: true };
const soon = { ...school, delivers: false };
const where = { id: 'find', action: '/' };

test('a school that we deliver to leads to signing up with it, in the language of the page', () => {
  expect(wayToSchool(school, 'en')).toBe('/register?school=1');
  expect(wayToSchool(school, 'es')).toBe('/register?school=1&lang=es');
});

test('a school that is not in leads to asking for it, and is typed there already', () => {
  expect(wayToSchool(soon, 'es')).toBe(
    '/es/request?school=St.+Brendan%E2%80%99s+%26+Co#school-form',
  );
  const html = findForm('en', where, { query: 'st "b', schools: [soon] });
  expect(html).toContain('href="/request?school=St.+Brendan%E2%80%99s+%26+Co#school-form"');
  expect(html).toContain('href="/request?school=st+%22b#school-form"');
});

test('what no school is called is carried to asking for it', () => {
  const html = findForm('es', where, { query: 'Oak Hill', schools: [] });
  expect(html).toContain('href="/es/request?school=Oak+Hill#school-form"');
});
