import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  group: '¿Le gustó {meal} a {child}?',
  like: 'A {child} le gustó {meal}',
  dislike: 'A {child} no le gustó {meal}',
  question: '¿Qué tal estuvo?',
  liked: 'Le gustó',
  disliked: 'No le gustó',
};
