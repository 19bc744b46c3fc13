import '@yay/ui/impersonation-strip.css';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../lib/alerts/index.ts';
import { useErrorText } from '../lib/error-text.ts';
import { firstData } from '../lib/first-data.ts';
import { startAnew } from '../lib/start-anew.ts';
import { switchBack } from './switch-back.ts';

/** Who acts as whom, the way back to oneself, and a frame around the page that is not one's own. */
export default function ImpersonationStrip({ name, actor }: { name: string; actor: string }) {
  const t = useTranslations('frame.impersonation');
  const textOf = useErrorText();
  const strip = useRef<HTMLElement>(null);
  const [leaving, setLeaving] = useState(false);

  // Bars at the top of a page stick below the strip; staff's pages measure all their strips.
  useLayoutEffect(() => {
    const own = strip.current;
    if (!own || own.closest('.strips')) return;
    const root = document.documentElement;
    const watch = new ResizeObserver(() => {
      root.style.setProperty('--stick', `${own.getBoundingClientRect().height}px`);
    });
    watch.observe(own);
    return () => {
      watch.disconnect();
      root.style.removeProperty('--stick');
    };
  }, []);

  async function leave() {
    if (leaving) return;
    setLeaving(true);
    try {
      await switchBack();
      startAnew();
    } catch (error) {
      setLeaving(false);
      showAlert(textOf(error));
    }
  }
  return (
    <>
      <aside ref={strip} className="impersonating" aria-label={t('label')}>
        <p>
          {t('text', { product: firstData().config.product_name, name })}{' '}
          <button type="button" aria-disabled={leaving || undefined} onClick={() => void leave()}>
            {t('back')}
          </button>
        </p>
        <p className="behind">{t('behind', { name: actor })}</p>
      </aside>
      <div className="impersonation-frame" aria-hidden="true" />
    </>
  );
}
