import type { Config } from '../config/index.ts';

/** The cookies that no script may read. */
export type OwnCookie = 'yay_session' | 'yay_impersonator' | 'yay_browser';

export type CookieName = (cookie: OwnCookie) => string;

/** Tells whether people reach the product over TLS, where cookies travel over TLS alone. */
export const isSecure = ({
  environment,
  publicUrl,
}: Pick<Config, 'environment' | 'publicUrl'>): boolean =>
  environment === 'production' || publicUrl?.startsWith('https:') === true;

/**
 * Names cookies so that a browser takes them from this very host alone: without the prefix a
 * neighbouring host of the same domain could set a session of its own here.
 */
export const cookieNames = (config: Pick<Config, 'environment' | 'publicUrl'>): CookieName =>
  isSecure(config) ? (cookie) => `__Host-${cookie}` : (cookie) => cookie;
