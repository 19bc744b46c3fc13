import type { ModalRecord } from '@yay/contract/message-modals/admin-calls';
import { DialogDrawing } from '@yay/ui/dialog';
import { CheckCircleIcon, ExclamationTriangleIcon } from '@yay/ui/icons';
import { Segmented } from '@yay/ui/segmented';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isUpright, isWide, MessageBody } from '../../../parts/message-body/index.ts';
import { checksOf } from '../model/checks.ts';
import { type ModalValues, type PreviewLanguage, shownOf } from '../model/modal-values.ts';
import { type FrameTheme, PreviewFrame } from './preview-frame.tsx';

const SCREENS = [
  { name: 'desktop', width: 1280, height: 800 },
  { name: 'phone', width: 390, height: 844 },
] as const;

/** The message as its readers get it, on both screens, and what is still missing. */
export function ModalPreview({
  values,
  id,
  rivals,
}: {
  values: ModalValues;
  id: number;
  rivals: ModalRecord['rivals'];
}) {
  const t = useTranslations('message-modals-admin');
  const [theme, setTheme] = useState<FrameTheme>('light');
  const [language, setLanguage] = useState<PreviewLanguage>('en');
  const checks = checksOf(values);
  const modal = shownOf(values, id, language);
  return (
    <section className="modal-preview" aria-labelledby="modal-preview">
      <header>
        <h2 id="modal-preview">{t('one.preview')}</h2>
        <Segmented
          label={t('one.theme')}
          options={(['light', 'dark'] as const).map((value) => ({
            value,
            label: t(`one.${value}`),
          }))}
          value={theme}
          onChange={setTheme}
        />
        {values.locale === 'any' && (
          <Segmented
            label={t('one.language')}
            options={(['en', 'es'] as const).map((value) => ({
              value,
              label: t(`locales.${value}`),
            }))}
            value={language}
            onChange={setLanguage}
          />
        )}
      </header>
      {SCREENS.map((screen) => {
        const upright = isUpright(screen);
        return (
          <figure key={screen.name} className={`is-${screen.name}`}>
            <PreviewFrame {...screen} title={t(`one.${screen.name}`)} theme={theme}>
              <DialogDrawing title={modal.headline} wide={isWide(modal, upright)}>
                <MessageBody modal={modal} upright={upright} onFollow={() => undefined} />
              </DialogDrawing>
            </PreviewFrame>
            <figcaption>
              {t(`one.${screen.name}`)}
              <span className="num dim">
                {t('one.size', { width: String(screen.width), height: String(screen.height) })}
              </span>
            </figcaption>
          </figure>
        );
      })}
      <h3>{t('one.checks')}</h3>
      <ul className="modal-checks" aria-live="polite">
        {checks.map((check) => (
          <li key={check}>
            <ExclamationTriangleIcon small />
            {t(`checks.${check}`)}
          </li>
        ))}
        {rivals.map((rival) => (
          <li key={rival.id}>
            <ExclamationTriangleIcon small />
            {t('checks.rival', { headline: rival.headline, id: String(rival.id) })}
          </li>
        ))}
        {checks.length + rivals.length === 0 && (
          <li className="is-fine">
            <CheckCircleIcon small />
            {t('checks.fine')}
          </li>
        )}
      </ul>
    </section>
  );
}
