/** The name of a picture in a store. With a version, an address never changes its content. */
export interface MediaName {
  readonly public_id: string;
  readonly version: number;
  readonly format: string;
}

export type Crop = 'fill' | 'fit';

/** A rendition of a picture. `auto` serves the best format that the browser accepts. */
export interface Transformation {
  readonly crop: Crop;
  readonly width: number;
  /** In pixels; null keeps the picture's own ratio. */
  readonly height: number | null;
  readonly dpr: 1 | 2;
  readonly auto: boolean;
}

/** The only sizes that are made: arbitrary ones would let a client fill the store. */
const FILLED: readonly (readonly [number, number])[] = [
  [250, 200],
  [320, 256],
  [640, 512],
  [160, 160],
  [640, 640],
  [640, 320],
  [960, 480],
  [480, 960],
  [1200, 630],
];
const FITTED = [320, 640, 960, 1280, 1920] as const;

/** The rendition of lists for staff and of menus for families. */
export const THUMBNAIL_PICTURE = 'c_fill,w_250,h_200,f_auto';
export const MEAL_PICTURE = 'c_fill,w_640,h_512,f_auto';

export function mediaAddress({ public_id, version, format }: MediaName, cut?: string): string {
  const parts = ['/media/image/upload', ...(cut ? [cut] : []), `v${version}`];
  return `${parts.join('/')}/${public_id}.${format}`;
}

const NAMED =
  /^(?:v(\d{1,15})\/)?([a-z0-9][\w-]{0,59}(?:\/[a-z0-9][\w-]{0,59}){0,3})\.([a-z]{3,4})$/i;

export interface MediaAddress {
  readonly name: Omit<MediaName, 'version'> & { readonly version: number | null };
  readonly cut: Transformation | null;
}

/**
 * Parses the path below `/media/image/upload/`; null for an address that no store of ours names.
 */
export function readMediaAddress(path: string): MediaAddress | null {
  const slash = path.indexOf('/');
  const first = slash === -1 ? '' : path.slice(0, slash);
  const cut = first.startsWith('c_') ? readTransformation(first) : null;
  if (first.startsWith('c_') && cut === null) return null;
  const named = NAMED.exec(cut === null ? path : path.slice(slash + 1));
  if (named === null) return null;
  const [, version, public_id = '', format = ''] = named;
  return {
    name: {
      public_id,
      version: version === undefined ? null : Number(version),
      format: format.toLowerCase(),
    },
    cut,
  };
}

const TOKENS: Readonly<Record<string, RegExp>> = {
  c: /^(?:fill|fit)$/,
  w: /^[1-9]\d{1,3}$/,
  h: /^[1-9]\d{1,3}$/,
  dpr: /^[12](?:\.0)?$/,
  f: /^auto$/,
};

function readTransformation(text: string): Transformation | null {
  const given = new Map<string, string>();
  for (const token of text.split(',')) {
    const at = token.indexOf('_');
    const [key, value] = [token.slice(0, at), token.slice(at + 1)];
    const form = Object.hasOwn(TOKENS, key) ? TOKENS[key] : undefined;
    if (!form?.test(value) || given.has(key)) return null;
    given.set(key, value);
  }
  const crop = given.get('c') as Crop | undefined;
  const width = Number(given.get('w') ?? 0);
  const asked = given.get('h');
  const height = asked === undefined ? null : Number(asked);
  if (crop === undefined || !isCut(crop, width, height)) return null;
  const dpr = given.get('dpr')?.startsWith('2') ? 2 : 1;
  return { crop, width, height, dpr, auto: given.has('f') };
}

const isCut = (crop: Crop, width: number, height: number | null): boolean =>
  crop === 'fill'
    ? FILLED.some(([w, h]) => w === width && h === height)
    : height === null && FITTED.some((w) => w === width);
