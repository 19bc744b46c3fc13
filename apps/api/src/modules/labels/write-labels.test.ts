import { plainDate } from '@yay/domain/calendar';
import { type LabelContent, SHEETS, type SheetName } from '@yay/domain/labels';
import { instant, zone } from '@yay/domain/time';
import type { Locale } from '@yay/words/locales';
import { describe, expect, it } from 'vitest';
import { type ReadPage, readPdf } from '../../platform/pdf/read-pdf.fixture.ts';
import type { Slip } from './draw-slip.ts';
import { writeLabels } from './write-labels.ts';

const content = (changed: Partial<LabelContent> = {}): LabelContent => ({
  allergies: [],
  first: 'Ava',
  last: 'Chen',
  grade: 'Grade 1',
  room: '108',
  period: 'Early lunch',
  item: 'Veggie pasta',
  parts: ['Apple slices'],
  vendor: 'Two Rivers',
  ...changed,
});

async function pagesOf(
  contents: readonly LabelContent[],
  more: {
    sheet?: SheetName;
    shift?: { across: number; down: number };
    startPlace?: number;
    slip?: Slip;
    locale?: Locale;
  } = {},
): Promise<ReadPage[]> {
  const bytes: Buffer[] = [];
  await writeLabels(
    {
      facts: {
        school: 'Cedar Hill',
        date: plainDate('2026-11-19'),
        takenAt: instant(Date.UTC(2026, 10, 19, 15, 10, 4)),
        zone: zone('America/Chicago'),
        locale: more.locale ?? 'en',
      },
      sheet: more.sheet ?? 'avery_5160',
      shift: more.shift ?? { across: 0, down: 0 },
      startPlace: more.startPlace ?? 1,
      title: 'Labels',
      slip: more.slip ?? null,
      compress: false,
      labels: (async function* () {
        yield contents.map((one) => ({
          token: 'ABCDEFGHIJKLMNOPQRST',
          isGo: false,
          content: one,
          before: null,
        }));
      })(),
    },
    {
      write: async (some) => {
        bytes.push(some);
      },
      progress: async () => undefined,
    },
  );
  return readPdf(Buffer.concat(bytes));
}

const textOf = ({ texts }: ReadPage) => texts.map(({ text }) => text).join('\n');
/** Half a millimeter in points. */
const HALF_MM = (0.5 / 25.4) * 72;
/** The lower right corner of each code, which every label has in its own lower right corner. */
function cornersOf(page: ReadPage, sheet: SheetName) {
  const { label, across, down, left, top } = SHEETS[sheet];
  const corners = new Map<string, { right: number; bottom: number }>();
  for (const { x, y, width, height } of page.boxes) {
    const column = Math.floor((x + 0.01 - left) / across);
    const row = Math.floor((y + 0.01 - top) / down);
    const right = x + width - (left + column * across + label.width);
    const bottom = y + height - (top + row * down + label.height);
    const known = corners.get(`${column} ${row}`) ?? { right, bottom };
    corners.set(`${column} ${row}`, {
      right: Math.max(known.right, right),
      bottom: Math.max(known.bottom, bottom),
    });
  }
  return corners;
}

describe('writeLabels', () => {
  it.each([
    ['avery_5160', 30, 4.5],
    ['a4_70x37', 24, 8],
    ['thermal_4x6', 1, 18],
  ] as const)(
    'puts every label of %s in its place, to half a millimeter',
    async (sheet, count, pad) => {
      const [page, more] = await pagesOf(
        Array.from({ length: count }, () => content()),
        { sheet },
      );
      expect(more).toBeUndefined();
      if (page === undefined) throw new Error('no page');
      expect(Math.abs(page.width - SHEETS[sheet].width)).toBeLessThan(HALF_MM);
      expect(Math.abs(page.height - SHEETS[sheet].height)).toBeLessThan(HALF_MM);
      const corners = [...cornersOf(page, sheet).values()];
      expect(corners).toHaveLength(count);
      for (const { right, bottom } of corners) {
        expect(Math.abs(right + pad)).toBeLessThan(HALF_MM);
        expect(Math.abs(bottom + pad)).toBeLessThan(HALF_MM);
      }
    },
  );

  it('moves everything by the offset of the printer', async () => {
    const [plain] = await pagesOf([content()]);
    const [moved] = await pagesOf([content()], { shift: { across: 12, down: -8 } });
    const name = (page: ReadPage | undefined) =>
      page?.texts.find(({ text }) => text === 'Ava Chen');
    expect((name(moved)?.x ?? 0) - (name(plain)?.x ?? 0)).toBeCloseTo(8.64, 2);
    expect((name(moved)?.y ?? 0) - (name(plain)?.y ?? 0)).toBeCloseTo(-5.76, 2);
  });

  it('goes on with a used sheet, and takes another one where that is full', async () => {
    const pages = await pagesOf([content(), content(), content()], { startPlace: 29 });
    expect(pages).toHaveLength(2);
    expect(pages.map((page) => textOf(page).match(/Ava Chen/g)?.length)).toEqual([2, 1]);
  });

  it('says things in the order of their weight, and when the orders were read', async () => {
    const [page] = await pagesOf([content({ allergies: ['egg', 'milk'] })], {
      sheet: 'thermal_4x6',
    });
    const text = textOf(page as ReadPage).replaceAll(/\s/g, ' ');
    const inOrder = [
      'ALLERGY: EGG, MILK',
      'Ava Chen',
      'Grade 1 · Room 108',
      'Cedar Hill ·',
      'Nov 19, 2026',
      'Early lunch',
      'Veggie pasta',
      'Apple slices',
      'Two Rivers',
      '9:10:04 AM CT',
    ].map((part) => text.indexOf(part));
    expect(inOrder).not.toContain(-1);
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
  });

  it('says a grade in the language of the print', async () => {
    const [page] = await pagesOf([content()], { sheet: 'thermal_4x6', locale: 'es' });
    const text = textOf(page as ReadPage).replaceAll('\n', ' ');
    expect(text).toContain('1.er grado · Salón 108');
  });

  it('keeps every sign of hostile names inside their label', async () => {
    const names = [
      'W'.repeat(100),
      'Maximiliana Wolfeschlegelsteinhausenbergerdorff',
      'מרים כהן־לוי',
      'محمد عبد الرحمن',
      '王小明 🦄',
    ];
    const contents = names.map((first) =>
      content({
        first,
        last: 'Nguyen-Cole Fairbanks Featherstone',
        allergies: ['milk', 'egg', 'crustacean_shellfish', 'tree_nuts', 'peanuts', 'wheat'],
        item: 'Slow-roasted chicken teriyaki bowl with everything on it and more of it beside it',
        parts: ['Apple slices', 'Carrot sticks', 'Chocolate milk'],
      }),
    );
    const [page] = await pagesOf(contents);
    const { top, down, left, across, label } = SHEETS.avery_5160;
    const texts = (page?.texts ?? []).filter(({ y }) => y > top);
    expect(texts.map(({ text }) => text).join('')).toContain('W'.repeat(20));
    for (const { x, y } of texts) {
      expect((x - left) % across).toBeLessThan(label.width);
      expect(Math.floor((y - top) / down)).toBeLessThan(2);
    }
    expect(textOf(page as ReadPage).match(/W/g)?.length).toBeGreaterThanOrEqual(101);
  });

  it('says before everything else that a lunch must not be handed out', async () => {
    const [page] = await pagesOf([content({ allergies: ['peanuts', 'milk'], notSafe: 'peanuts' })]);
    expect(textOf(page as ReadPage)).toContain('DO NOT HAND OUT. NOT SAFE: PEANUTS');
  });

  it('names labels to throw away on a page of its own', async () => {
    const pages = await pagesOf([content()], {
      slip: {
        canceled: [content({ first: 'Idris', last: 'Sethi' })],
        changed: [content({ first: 'June', last: 'Galloway' })],
        sinceAt: instant(Date.UTC(2026, 10, 19, 13, 42)),
      },
    });
    expect(pages).toHaveLength(2);
    const slip = textOf(pages[1] as ReadPage);
    expect(slip).toContain('Throw this label away');
    expect(slip).toContain('Sethi, Idris');
    expect(slip).toContain('Galloway, June');
    expect(slip).toContain('9:10:04');
  });
});
