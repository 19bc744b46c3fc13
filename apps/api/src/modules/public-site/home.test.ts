import { checkDocument, type Document, VARIANTS } from '@yay/documents';
import { describe, expect, test } from 'vitest';
import { homePage } from './home.ts';

const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks }) as never;
const p = (...content: Document[]): Document => ({ type: 'paragraph', content });
const h = (words: string, level = 1): Document => ({
  type: 'heading',
  attrs: { level },
  content: [text(words)],
});
const card = (attrs: object, ...content: Document[]): Document => ({
  type: 'card',
  attrs: { ...attrs },
  content,
});
const button = (href: string, label = 'Go'): Document => ({
  type: 'buttonLink',
  attrs: { href, label },
});
const hero: Document = { type: 'hero', content: [p(text('Free.'))] };
const doc = (...content: Document[]): Document => ({ type: 'doc', content: [hero, ...content] });
const steps = (...cards: Document[]): Document => ({
  type: 'steps',
  content: [h('How'), { type: 'cards', content: cards }],
});

const draw = (body: Document | null, more: object = {}) =>
  homePage(
    { title: 'Lunch <b>now</b>', description: '', body },
    {
      locale: 'en',
      offer: { favorites: null, prices: null },
      lateFeeCents: 100,
      product: 'Yay Lunch',
      options: {
        pictureUrl: (id) => (id === 7 ? { src: '/media/7.webp', alt: 'From the "library"' } : null),
        href: (link) => `/es${link}`,
      },
    },
    { found: null, note: '', ...more },
  );

describe('the start page', () => {
  test('has its search and its title whatever is written, or nothing', () => {
    for (const body of [null, { type: 'doc' }, doc(), { type: 'doc', content: [{ type: 'x' }] }]) {
      const html = draw(body);
      expect(html.match(/<h1>/g)).toHaveLength(1);
      expect(html).toContain('Lunch &#60;b&#62;now');
      expect(html.match(/role="search"/g)).toHaveLength(1);
    }
  });

  test('numbers its steps, and shows a drawing, a picture or neither', () => {
    const html = draw(
      doc(
        steps(
          card({ drawing: 'children', alt: 'Two "kids"' }, h('One', 2), p(text('First.'))),
          card({ asset: 7, alt: '' }, h('Two', 2), button('/about')),
          card({ asset: 8 }, h('Three', 2)),
          card({}, h('Four', 2)),
        ),
      ),
    );
    expect([...html.matchAll(/class="st-n"[^>]*>(\d)/g)].map(([, n]) => n)).toEqual([
      '1',
      '2',
      '3',
      '4',
    ]);
    expect(html).toContain('role="img" aria-label="Two &#34;kids&#34;"');
    expect(html).toContain('src="/media/7.webp" alt="From the &#34;library&#34;"');
    expect(html.match(/st-pic/g)).toHaveLength(2);
    expect(html).toContain('<a class="link" href="/es/about">Go</a>');
  });

  test('gives every heading of its texts a name of its own', () => {
    const section: Document = { type: 'textSection', content: [h('Why'), h('Because', 2)] };
    const html = draw(doc(section, section));
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('lets nothing run that a document holds, checked or not', () => {
    const evil = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
    const html = draw(
      doc(
        { type: 'hero', attrs: { alt: evil, asset: 7 } },
        steps(
          card({ drawing: evil, alt: evil }, h(evil), p(text(evil)), button('javascript:alert(1)')),
          card({ drawing: 'week', alt: evil }, h(evil), button('/x', evil)),
          card({ asset: 7, alt: evil }, h(evil)),
        ),
        {
          type: 'closing',
          content: [h(evil), p(text(evil, { type: 'link', attrs: { href: evil } }))],
        },
      ),
    );
    expect(html).not.toMatch(/<script|<img src=x|javascript:/);
  });
});

describe('a document of the start page', () => {
  const codes = (body: unknown) => checkDocument(body, 'home').map(({ code }) => code);

  test('begins with its head, and has sections in any order', () => {
    const closing: Document = { type: 'closing', content: [h('End')] };
    const promises: Document = {
      type: 'promises',
      content: [h('Yes'), { type: 'cards', content: [card({ drawing: 'milk' }, h('A', 2))] }],
    };
    expect(codes(doc(promises, steps(card({}, h('A', 2))), promises, closing))).toEqual([]);
    expect(codes(doc(closing, promises))).toEqual(['bad_content']);
    expect(codes({ type: 'doc', content: [promises] })).toEqual(['bad_content']);
    expect(codes(doc(hero))).toEqual(['bad_content']);
    expect(codes(doc(p(text('Loose.'))))).toEqual(['bad_content']);
    expect(codes(doc(steps(card({ drawing: 'skull' }, h('A', 2)))))).toEqual(['bad_attribute']);
    expect(codes(doc(steps(card({}, p(text('No heading.'))))))).toEqual(['bad_content']);
    expect(codes(doc(steps(card({}, h('A', 2), button('javascript:1')))))).toEqual(['unsafe_link']);
  });

  test('is none of another page, nor the other way', () => {
    for (const variant of VARIANTS.filter((one) => one !== 'home')) {
      expect(checkDocument(doc(), variant).length).toBeGreaterThan(0);
    }
    const part = { type: 'part', attrs: { name: 'contactForm' } };
    expect(codes({ type: 'doc', content: [hero, part] })).toContain('unknown_node');
  });
});
