/** The place of a tile in its grid, in pixels. */
export interface TilePlace {
  readonly top: number;
  readonly left: number;
}

/** A button of a tile; `place` counts the buttons of its tile. */
export interface TileButton {
  readonly tile: number;
  readonly place: number;
}

/**
 * Returns the button to which a key leads from one at `at`: left and right through all of them, up and
 * down to the same button of the tile above or below. At an end it stays; undefined for another key.
 */
export function buttonAfter(
  key: string,
  at: number,
  buttons: readonly TileButton[],
  tiles: readonly TilePlace[],
): number | undefined {
  const last = buttons.length - 1;
  switch (key) {
    case 'ArrowLeft':
      return Math.max(at - 1, 0);
    case 'ArrowRight':
      return Math.min(at + 1, last);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowUp':
      return acrossRows(at, buttons, tiles, -1);
    case 'ArrowDown':
      return acrossRows(at, buttons, tiles, 1);
    default:
      return undefined;
  }
}

function acrossRows(
  at: number,
  buttons: readonly TileButton[],
  tiles: readonly TilePlace[],
  way: 1 | -1,
): number {
  const { tile, place } = buttons[at] ?? { tile: 0, place: 0 };
  const here = tiles[tile];
  if (here === undefined) return at;
  const distance = (one: TilePlace) => (one.top - here.top) * way;
  const beyond = tiles.filter((one) => distance(one) > 1);
  const nearest = Math.min(...beyond.map(distance));
  const [next] = beyond
    .filter((one) => distance(one) - nearest < 1)
    .sort((a, b) => Math.abs(a.left - here.left) - Math.abs(b.left - here.left));
  const of = next === undefined ? -1 : tiles.indexOf(next);
  const there = buttons.flatMap((one, index) => (one.tile === of ? [index] : []));
  return there[Math.min(place, there.length - 1)] ?? at;
}
