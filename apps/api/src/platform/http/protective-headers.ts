import { createHash } from 'node:crypto';

/** Sources that Stripe asks for its card form, and no other address. */
const STRIPE_SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com'];

/**
 * The style elements that React Aria makes by itself: how a press and an open dialog move the page
 * under a finger. They are allowed by the hash of their text, so that no other element is.
 */
const OWN_STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

/** Address at which browsers report violations of a policy. */
export const POLICY_REPORTS = '/api/policy-reports';

/**
 * The headers that tell a browser what it may do with an answer: the same on every one, so they are
 * made once. `secure`: people reach the product over TLS. `stripe`: pages show Stripe's card form. `media`: where else pictures come from and go.
 */
export function protectiveHeaders(
  secure: boolean,
  {
    stripe = false,
    media = { images: [], uploads: [] },
  }: {
    readonly stripe?: boolean;
    readonly media?: { readonly images: readonly string[]; readonly uploads: readonly string[] };
  },
): Readonly<Record<string, string>> {
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(stripe ? STRIPE_SCRIPTS : [])],
    'style-src': ["'self'", ...OWN_STYLES],
    'img-src': ["'self'", 'data:', 'blob:', ...media.images],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(stripe ? ['https://api.stripe.com'] : []), ...media.uploads],
    ...(stripe && { 'frame-src': ["'self'", ...STRIPE_SCRIPTS, 'https://hooks.stripe.com'] }),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'report-uri': [POLICY_REPORTS],
    'report-to': ['policy'],
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([rule, sources]) => [rule, ...sources].join(' '))
      .join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'reporting-endpoints': `policy="${POLICY_REPORTS}"`,
    'permissions-policy': permissionsPolicy(stripe),
    'referrer-policy': 'strict-origin-when-cross-origin',
    // A demo answers on plain HTTP.
    ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    // Repeats frame-ancestors for browsers that do not know it.
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  };
}

/**
 * The headers that count for a file that a page loads. The others speak of documents alone, and of
 * workers.
 */
const FOR_FILES = [
  'cross-origin-resource-policy',
  'strict-transport-security',
  'x-content-type-options',
];

/**
 * Returns those of the headers that a script, a style, a font or a picture needs. A page has a hundred
 * such files, and a policy for each is longer than most of them. What a browser can open as a document
 * (SVG) or start as a worker keeps all of them.
 */
export const protectiveHeadersOfFiles = (
  everywhere: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(everywhere).filter(([name]) => FOR_FILES.includes(name)));

/** Abilities of a browser that no page of ours uses. Passkeys and Stripe's wallet buttons are used. */
const UNUSED = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

function permissionsPolicy(stripe: boolean): string {
  const payment = stripe ? '(self "https://js.stripe.com")' : '()';
  return [
    ...UNUSED.map((ability) => `${ability}=()`),
    // A tablet that hands out lunch reads badges by it.
    'camera=(self)',
    `payment=${payment}`,
    'publickey-credentials-get=(self)',
    'publickey-credentials-create=(self)',
  ].join(', ');
}
