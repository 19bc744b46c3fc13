import { describe, expect, test } from 'vitest';
import { type Course, courseOf, pictureOf } from './dish-picture.ts';

describe('the course of a dish', () => {
  test.each<[string, Course]>([
    ['Harvest grain bowl', 'bowl'],
    ['Roast of the day', 'plate'],
    ['Gazpacho cup', 'soup'],
    ['Four-cheese PIZZA', 'pizza'],
    ['Two fish tacos', 'taco'],
    ['Taco salad', 'salad'],
    ['Pizza bagels', 'sandwich'],
    ['Chicken noodle soup', 'soup'],
    ['Chicken with rice', 'plate'],
    ['Turkey sandwiches', 'sandwich'],
    ['Hot dog', 'sandwich'],
    ['Egg fried rice', 'bowl'],
    ['Banana milk', 'drink'],
    ['Fruit cup', 'fruit'],
    ['Apple cake', 'sweet'],
    ['Subtle greens', 'plate'],
  ])('%s is served as a %s', (name, course) => {
    expect(courseOf({ name, is_extra: false })).toBe(course);
  });

  test('an extra that says nothing of itself is a snack', () => {
    expect(courseOf({ name: 'Friday surprise', is_extra: true })).toBe('snack');
  });
});

describe('the picture of a dish', () => {
  const dish = { name: 'Corn chowder', tint: 'mint', is_extra: false };

  test('is its own where it has one', () => {
    expect(pictureOf({ ...dish, picture: '/food/corn-chowder.svg' })).toBe(
      '/food/corn-chowder.svg',
    );
  });

  test('is the sign of its course in its color where it has none', () => {
    expect(pictureOf({ ...dish, picture: '' })).toBe('/food/courses/soup-mint.svg');
  });
});
