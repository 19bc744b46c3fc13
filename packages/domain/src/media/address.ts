/** A picture as it is found in a store. Its version makes an address one that never changes. */
export interface MediaName {
  readonly public_id: string;
  readonly version: number;
  readonly format: string;
}

export type Crop = 'fill' | 'fit';

/** What is cut of a picture. `auto`: in the best format that the reader's browser takes. */
export interface Transformation {
  readonly crop: Crop;
  readonly width: number;
  /** Null: as the picture's own sides ask. */
  readonly height: number | null;
  readonly dpr: 1 | 2;
  readonly auto: boolean;
}

/** Whoever asks for any size at all could fill the store with them: these are cut, and no others. */
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

/** As staff see it in a list, and as families see it on a menu. */
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

/** What follows `/media/image/upload/`; null for whatever no store of ours ever named. */
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
