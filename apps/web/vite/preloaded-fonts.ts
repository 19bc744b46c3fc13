import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The parents' two families; staff pages bring their own. */
const FAMILIES = /\/(figtree|gabarito)-latin-[^/]*\.woff2$/;

/** Names the fonts in the shell: else they are found only once the styles are read. */
export function preloadedFonts(): Plugin {
  return {
    name: 'preloaded-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FAMILIES.test(`/${file}`))
          .map(
            (file): HtmlTagDescriptor => ({
              tag: 'link',
              attrs: {
                rel: 'preload',
                as: 'font',
                type: 'font/woff2',
                crossorigin: '',
                href: `/${file}`,
              },
              injectTo: 'head-prepend',
            }),
          ),
    },
  };
}
