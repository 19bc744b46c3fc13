import { describe, expect, it, test } from 'vitest';
import { judgeTag, offeredTags } from '../src/tag-rules.ts';

const chosen = ['Fall menu', 'Café'];
const known = ['Vegetarian', 'UK'];
const judge = (text: string) => judgeTag(text, { chosen, known, max: 10 });

describe('the tags of a typed text', () => {
  test.each([
    ['abc', 'abc'],
    ['  abc  ', 'abc'],
    ['a  b', 'a b'],
    ['a\tb\n', 'a b'],
    ['ñam', 'ñam'],
    ['🍎🍐🍊', '🍎🍐🍊'],
    ['1234567890', '1234567890'],
    ['🍎🍐🍊🍋🍌🍉🍇🍓🍈🍒', '🍎🍐🍊🍋🍌🍉🍇🍓🍈🍒'],
    // Known tags keep their spelling, and may be short or long.
    ['vegetarian', 'Vegetarian'],
    ['uk', 'UK'],
  ])('"%s" adds %s', (text, tag) => {
    expect(judge(text)).toEqual({ tag });
  });

  test.each([
    ['', 'short'],
    ['   ', 'short'],
    ['ab', 'short'],
    [' ab ', 'short'],
    ['a ', 'short'],
    ['🍎🍐', 'short'],
    ['n\u0303a', 'short'],
    ['12345678901', 'long'],
    ['fall menu', 'taken'],
    ['  FALL   MENU ', 'taken'],
    ['CAFÉ', 'taken'],
    ['cafe\u0301', 'taken'],
  ] as const)('"%s" is refused: %s', (text, refused) => {
    expect(judge(text)).toEqual({ refused });
  });

  it('says of a chosen known tag that it is taken', () => {
    expect(judgeTag('uk', { chosen: ['UK'], known, max: 10 })).toEqual({ refused: 'taken' });
  });
});

it('offers unchosen tags, whatever their case', () => {
  expect(offeredTags(['FALL MENU', 'Hot', 'café'], chosen)).toEqual(['Hot']);
});
