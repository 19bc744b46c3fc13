import { z } from 'zod';

const name = (least: number) =>
  z
    .string()
    .regex(/^[\w.-]+$/, { error: 'must be letters, digits, dots, hyphens and underscores' })
    .min(least, { error: `must be at least ${least} characters` })
    .optional();
const address = z.url({ protocol: /^https?$/, error: 'must be an address' }).optional();

export const MEDIA_SETTINGS = {
  MEDIA_CLOUD: name(1),
  MEDIA_API_KEY: name(6),
  MEDIA_API_SECRET: name(16),
  MEDIA_UPLOAD_PRESET: name(1),
  MEDIA_API_URL: address,
  MEDIA_DELIVERY_URL: address,
} as const;

/** An image host that speaks Cloudinary's API, or the built-in store. */
export type MediaConfig =
  | { readonly service: 'media' }
  | {
      readonly service: 'cloudinary';
      readonly cloud: string;
      readonly apiKey: string;
      readonly apiSecret: string;
      readonly preset: string;
      readonly apiUrl: string;
      readonly deliveryUrl: string;
    };

type Given = { readonly APP_ENV: string } & {
  readonly [Name in keyof typeof MEDIA_SETTINGS]?: string | undefined;
};

export function readMedia(given: Given, refuse: (message: string) => Error): MediaConfig {
  const {
    MEDIA_CLOUD: cloud,
    MEDIA_API_KEY: apiKey,
    MEDIA_API_SECRET: apiSecret,
    MEDIA_UPLOAD_PRESET: preset,
    MEDIA_API_URL: apiUrl = 'https://api.cloudinary.com',
    MEDIA_DELIVERY_URL: deliveryUrl = 'https://res.cloudinary.com',
  } = given;
  if (Object.keys(MEDIA_SETTINGS).every((key) => given[key as keyof Given] === undefined)) {
    return { service: 'media' };
  }
  if (!cloud || !apiKey || !apiSecret || !preset) {
    throw refuse(
      'MEDIA_CLOUD, MEDIA_API_KEY, MEDIA_API_SECRET and MEDIA_UPLOAD_PRESET: set all four or none',
    );
  }
  for (const [setting, url] of [
    ['MEDIA_API_URL', apiUrl],
    ['MEDIA_DELIVERY_URL', deliveryUrl],
  ] as const) {
    if (given.APP_ENV === 'production' && !url.startsWith('https:')) {
      throw refuse(`${setting}: in production pictures come by https alone`);
    }
  }
  return { service: 'cloudinary', cloud, apiKey, apiSecret, preset, apiUrl, deliveryUrl };
}
