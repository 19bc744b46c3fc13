import { ArrowLeftIcon, CheckCircleIcon } from '@yay/ui/icons';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CameraScan } from '../../../parts/offline/index.ts';

export interface ScreenFrame {
  readonly strip: ReactNode;
  readonly told: ReactNode;
  readonly heading: 'h1' | 'h2';
  readonly onScan: (text: string) => void;
}

export function ScreenHead({
  title,
  note,
  onBack,
  strip,
  told,
  heading: Heading,
  onScan,
  saved = false,
}: ScreenFrame & { title: string; note: string; onBack?: () => void; saved?: boolean }) {
  const t = useTranslations('handouts');
  return (
    <>
      <header className="ho-head">
        {onBack && (
          <button type="button" className="ho-b ho-sq" aria-label={t('classes')} onClick={onBack}>
            <ArrowLeftIcon />
          </button>
        )}
        <div>
          <Heading>{title}</Heading>
          <p>{note}</p>
        </div>
        <div className="ho-end">
          {saved ? (
            <span className="ho-ready">
              <CheckCircleIcon />
              {t('saved')}
            </span>
          ) : (
            <span className="ho-ready ho-wide">{t('scanOrTap')}</span>
          )}
          <CameraScan
            texts={{
              open: t('camera'),
              label: t('cameraLabel'),
              failed: t('cameraFailed'),
              close: t('toClass'),
            }}
            className="ho-b"
            onScan={onScan}
          />
        </div>
      </header>
      {strip}
      {told}
    </>
  );
}
