import { Button } from '@yay/ui/button';
import { Dialog } from '@yay/ui/dialog';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { after, before, STEPS } from '../model/steps.ts';
import { IntroPicture } from './intro-picture.tsx';
import './intro-wizard.css';

/** Explains ordering in five pictures; next on the last one closes it. */
export function IntroWizard({ onClose }: { onClose: () => void }) {
  const t = useTranslations('intro-wizard');
  const [index, setIndex] = useState(0);
  const step = STEPS[index] ?? STEPS[0];
  const next = after(index);

  function goOn() {
    if (next === null) onClose();
    else setIndex(next);
  }
  // Wherever in the dialog the focus is. The last picture is left by its own button: an arrow that is
  // pressed once too often closes nothing.
  useEffect(() => {
    const turn = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') setIndex((at) => after(at) ?? at);
      if (key === 'ArrowLeft') setIndex(before);
    };
    document.addEventListener('keydown', turn);
    return () => document.removeEventListener('keydown', turn);
  }, []);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      done={{ label: next === null ? t('done') : t('next'), onPress: goOn }}
      footer={
        // Always there: the focus stays on it at the first picture.
        <Button
          kind="line"
          aria-disabled={index === 0 || undefined}
          onClick={() => setIndex(before(index))}
        >
          {t('previous')}
        </Button>
      }
    >
      <div className="intro">
        <IntroPicture step={step} />
        <div className="intro-words" aria-live="polite">
          <h3>{t(`steps.${step}.title`)}</h3>
          <p>{t(`steps.${step}.text`)}</p>
          <p className="sr">{t('position', { number: index + 1, count: STEPS.length })}</p>
        </div>
        <span className="intro-dots" aria-hidden="true">
          {STEPS.map((name) => (
            <i key={name} className={name === step ? 'here' : undefined} />
          ))}
        </span>
      </div>
    </Dialog>
  );
}
