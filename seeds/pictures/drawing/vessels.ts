import { darker, lighter } from './color.ts';
import { type Ink, n, type Pen } from './pen.ts';
import { area, disc, line, shadow, shine, slab } from './shapes.ts';

/** A bowl seen from above, with what is in it, drawn to a radius of about 44. */
export function bowl(pen: Pen, content: Ink, { color = '#f7f1e7', soup = '#f7f1e7' } = {}): Ink {
  return [
    shadow(60, 66, 56, 52),
    disc(60, 60, 55, pen.ball(color), darker(color, 0.1)),
    disc(60, 60, 49, darker(color, 0.2)),
    disc(60, 61, 48, pen.ball(soup)),
    pen.clip(disc(60, 60.5, 48.5, '#000'), content),
    line('M60 12.5a48 48 0 0 0 -46 40', '#3a1d0c', 2.5, 0.14),
    shine('M18 33a51.5 51.5 0 0 1 28 -22.5', 2.2, 0.75),
  ].join('');
}

/** A small pot from above. */
export function pot(
  pen: Pen,
  x: number,
  y: number,
  r: number,
  sauce: string,
  color = '#f7f1e7',
): Ink {
  return [
    shadow(x, y + r * 0.12, r * 1.04, r),
    disc(x, y, r, pen.ball(color), color),
    disc(x, y, r * 0.8, darker(color, 0.25)),
    disc(x, y + 0.6, r * 0.78, pen.ball(sauce)),
    shine(
      `M${n(x - r * 0.45)} ${n(y - r * 0.1)}q${n(r * 0.1)} ${n(-r * 0.35)} ${n(r * 0.4)} ${n(-r * 0.42)}`,
      r * 0.09,
      0.55,
    ),
  ].join('');
}

/** A clear cup from the front; its content is drawn between x 33 and 87 and y 34 and 106. */
export function cup(pen: Pen, content: Ink, { heap = '' } = {}): Ink {
  const body = 'M28 36h64l-8 68q-.8 7-8 7h-32q-7.200 0-8-7z';
  return [
    shadow(60, 109, 32, 6),
    area(body, '#ffffff'),
    pen.clip(area(body, '#000'), content),
    area(body, 'rgb(190 220 235 / .2)'),
    heap,
    line('M28 36h64', '#ffffff', 5, 0.75),
    line('M28 38.500h64', '#7a8a94', 0.8, 0.4),
    line(body, '#8a9aa4', 1, 0.45),
    shine('M36 46l5.500 50', 4, 0.55),
  ].join('');
}

/** A half pint of something, with its color around the name. */
export function carton(pen: Pen, color: string, mark: Ink): Ink {
  const white = '#fbfaf6';
  return [
    shadow(60, 111, 34, 6),
    area('M34 42h36v68h-36z', pen.wall(white), '#d8d2c6'),
    area('M70 42l16 -5v66l-16 7z', darker(white, 0.14)),
    area('M34 62h36v34h-36z', pen.wall(color)),
    area('M70 62l16 -4.500v34l-16 4.500z', darker(color, 0.22)),
    area('M34 42l9 -20h32l-5 20z', pen.wall(color), color),
    area('M70 42l5 -20 11 15z', darker(color, 0.3)),
    area('M42 12h33v11h-33z', lighter(color, 0.25), color),
    line('M43 17.500h31', darker(color, 0.2), 1, 0.6),
    mark,
    shine('M38 48v56', 2.5, 0.6),
  ].join('');
}

/** A box with four rooms; each content is drawn around the middle of its own. */
export function box(
  pen: Pen,
  rooms: readonly { place: Room; ground: string; content: Ink }[],
): Ink {
  const color = '#3b2a24';
  return [
    shadow(60, 66, 57, 48),
    slab(60, 60, [112, 94], pen.wall(color), { round: 12, of: color }),
    ...rooms.map(({ place: [x, y, width, height], ground, content }) => {
      const room = slab(x, y, [width, height], '#000', { round: 7 });
      return slab(x, y, [width, height], pen.wall(ground), { round: 7 }) + pen.clip(room, content);
    }),
    shine('M12 26q1 -8 9 -9', 2, 0.35),
  ].join('');
}
/** Middle, width and height. */
type Room = readonly [x: number, y: number, width: number, height: number];
