import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

export type FrameTheme = 'light' | 'dark';

/**
 * A window of that size, drawn smaller: its own document, so that the rules of screens hold within
 * it. It has the styles of this page and none of its scripts.
 */
export function PreviewFrame({
  title,
  width,
  height,
  theme,
  children,
}: {
  title: string;
  /** In pixels of CSS. */
  width: number;
  height: number;
  theme: FrameTheme;
  children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [scale, setScale] = useState(0);

  useLayoutEffect(() => {
    const box = place.current;
    if (!box) return;
    const watch = new ResizeObserver(([entry]) =>
      setScale(entry ? entry.contentRect.width / width : 0),
    );
    watch.observe(box);
    return () => watch.disconnect();
  }, [width]);
  useEffect(() => {
    const inner = frame.current?.contentDocument;
    if (!inner) return;
    const copyStyles = () => {
      const styles = new Set([...inner.head.children].map((style) => style.outerHTML));
      for (const style of document.querySelectorAll('link[rel="stylesheet"], style')) {
        if (!styles.has(style.outerHTML)) inner.head.append(style.cloneNode(true));
      }
    };
    copyStyles();
    // Styles that a part of this page brings later.
    const watch = new MutationObserver(copyStyles);
    watch.observe(document.head, { childList: true });
    inner.documentElement.lang = document.documentElement.lang;
    setBody(inner.body);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    if (body) body.ownerDocument.documentElement.dataset.theme = theme;
  }, [body, theme]);

  return (
    <div ref={place} className="preview-frame" style={{ aspectRatio: `${width} / ${height}` }}>
      <iframe
        ref={frame}
        title={title}
        width={width}
        height={height}
        tabIndex={-1}
        style={{ transform: `scale(${scale})` }}
      />
      {body && createPortal(children, body)}
    </div>
  );
}
