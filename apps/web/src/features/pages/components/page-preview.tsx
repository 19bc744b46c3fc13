import type { PageLocale } from '@yay/contract/pages/values';
import { type Document, escapeHtml, renderDocument, type ShownPicture } from '@yay/documents';
import { Segmented } from '@yay/ui/segmented';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

const SCREENS = { phone: 390, desktop: 1280 } as const;

/**
 * The page as its visitors get it, at the width of a phone or a computer. The same renderer as the
 * server's makes it; the frame runs no script.
 */
export function PagePreview({
  title,
  body,
  pictureOf,
  locale,
}: {
  title: string;
  body: Document | null;
  pictureOf: (asset: number) => ShownPicture | null;
  locale: PageLocale;
}) {
  const t = useTranslations('pages');
  const parts = useTranslations('rich-text');
  const [screen, setScreen] = useState<keyof typeof SCREENS>('phone');
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [scale, setScale] = useState(0);
  const width = SCREENS[screen];

  useLayoutEffect(() => {
    const box = place.current;
    if (!box) return;
    const watch = new ResizeObserver(([entry]) =>
      setScale(entry ? Math.min(1, entry.contentRect.width / width) : 0),
    );
    watch.observe(box);
    return () => watch.disconnect();
  }, [width]);

  const html = `<h1>${escapeHtml(title)}</h1>${renderDocument(body, {
    pictureUrl: pictureOf,
    part: (name) =>
      `<div class="doc-part">${escapeHtml(parts('partPlace', { name: parts(`parts.${name}`) }))}</div>`,
  })}`;
  useEffect(() => {
    const inner = frame.current?.contentDocument;
    if (!inner) return;
    const copyStyles = () => {
      const there = new Set([...inner.head.children].map((style) => style.outerHTML));
      for (const style of document.querySelectorAll('link[rel="stylesheet"], style')) {
        if (!there.has(style.outerHTML)) inner.head.append(style.cloneNode(true));
      }
    };
    copyStyles();
    const watch = new MutationObserver(copyStyles);
    watch.observe(document.head, { childList: true });
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    const inner = frame.current?.contentDocument;
    if (!inner) return;
    inner.documentElement.lang = locale;
    inner.body.className = 'doc-page';
    inner.body.innerHTML = html;
  }, [html, locale]);

  const height = screen === 'phone' ? 780 : 960;
  return (
    <section className="page-preview" aria-labelledby="page-preview">
      <header>
        <h2 id="page-preview">{t('one.preview')}</h2>
        <Segmented
          label={t('one.previewWidth')}
          options={(['phone', 'desktop'] as const).map((value) => ({
            value,
            label: t(`one.${value}`),
          }))}
          value={screen}
          onChange={setScreen}
        />
      </header>
      <div
        ref={place}
        className={`page-frame is-${screen}`}
        style={{ height: `${Math.round(height * (scale || 0.5))}px` }}
      >
        <iframe
          ref={frame}
          sandbox="allow-same-origin"
          title={t('one.preview')}
          width={width}
          height={height}
          style={{ transform: `scale(${scale})` }}
        />
      </div>
    </section>
  );
}
