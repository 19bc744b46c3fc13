import type { Config } from '../../platform/config/index.ts';

/**
 * Returns the manifest by which a browser installs the product as an app: its name is a setting,
 * its pictures are files.
 */
export function webManifest(product: Config['product']): object {
  return {
    id: '/',
    name: product.name,
    short_name: product.name.length <= 12 ? product.name : product.short,
    description: 'School lunch, ordered by the day.',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#faf6f0',
    theme_color: '#ff8a3c',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icons/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
}
