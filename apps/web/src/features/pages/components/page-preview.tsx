import { useQuery } from '@tanstack/react-query';
import type { PageRecord } from '@yay/contract/pages/calls';
import type { PageLocale } from '@yay/contract/pages/values';
import { Segmented } from '@yay/ui/segmented';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { previewQuery } from '../api/page-query.ts';

const SCREENS = { phone: 390, desktop: 1280 } as const;

/**
 * The page as its visitors get it, at the width of a phone or a computer: the server draws the
 * version that is kept. The frame runs no script and its links lead nowhere.
 */
export function PagePreview({ page, locale }: { page: PageRecord; locale: PageLocale }) {
  const t = useTranslations('pages');
  const [screen, setScreen] = useState<keyof typeof SCREENS>('phone');
  const place = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  const width = SCREENS[screen];
  const version = page.locales.find((one) => one.locale === locale)?.current ?? null;
  const { data: html } = useQuery(previewQuery(page.id, version));

  useLayoutEffect(() => {
    const box = place.current;
    if (!box) return;
    const watch = new ResizeObserver(([entry]) =>
      setScale(entry ? Math.min(1, entry.contentRect.width / width) : 0),
    );
    watch.observe(box);
    return () => watch.disconnect();
  }, [width]);

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
        {html !== undefined && (
          <PreviewFrame
            key={locale}
            html={html}
            title={t('one.preview')}
            width={width}
            height={height}
            scale={scale}
          />
        )}
        {version === null && <p className="page-preview-none">{t('one.previewNone')}</p>}
      </div>
    </section>
  );
}

/** Draws changes into the loaded document, which stays where it was scrolled to. */
function PreviewFrame({
  html,
  title,
  width,
  height,
  scale,
}: {
  html: string;
  title: string;
  width: number;
  height: number;
  scale: number;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [first] = useState(html);
  useEffect(() => {
    const shownMain = frame.current?.contentDocument?.querySelector('main');
    const next = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
    if (shownMain && next && shownMain.innerHTML !== next.innerHTML)
      shownMain.innerHTML = next.innerHTML;
  }, [html]);
  return (
    <iframe
      ref={frame}
      sandbox="allow-same-origin"
      srcDoc={first}
      title={title}
      width={width}
      height={height}
      style={{ transform: `scale(${scale})` }}
    />
  );
}
