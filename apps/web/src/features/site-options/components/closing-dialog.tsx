import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { useTranslations } from 'use-intl';

/** Asks twice before nobody can order any more. */
export default function ClosingDialog({
  step,
  busy,
  onNext,
  onConfirm,
  onClose,
}: {
  step: 'once' | 'twice';
  busy: boolean;
  onNext: () => void;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const t = useTranslations('site-options.closing');
  const common = useTranslations('site-options');
  const isSecond = step === 'twice';
  return (
    <ConfirmDialog
      key={step}
      open
      danger
      title={isSecond ? t('againTitle') : t('title')}
      confirmLabel={isSecond ? t('confirm') : t('next')}
      closeLabel={common('cancel')}
      loading={busy}
      onConfirm={isSecond ? onConfirm : onNext}
      onClose={onClose}
    >
      <p>{isSecond ? t('againText') : t('text')}</p>
    </ConfirmDialog>
  );
}
