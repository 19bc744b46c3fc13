import { Button } from '@yay/ui/button';
import { Dialog } from '@yay/ui/dialog';
import { Notice } from '@yay/ui/notice';
import type { FormEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';

export type FactorDialogProps = {
  title: string;
  onClose: () => void;
  onSubmit: (event: FormEvent) => void;
  confirmLabel: string;
  loading: boolean;
  loadingLabel: string;
  problem: string | undefined;
  danger?: boolean;
  children: ReactNode;
};

/** One form, one button. */
export function FactorDialog(props: FactorDialogProps) {
  const t = useTranslations('second-factor');
  const { title, onClose, onSubmit, loading, problem, danger = false } = props;
  return (
    <Dialog open title={title} closeLabel={t('close')} onClose={onClose} locked={loading}>
      <form className="factor-form" noValidate onSubmit={onSubmit}>
        {problem && (
          <Notice tone="danger" live="alert">
            {problem}
          </Notice>
        )}
        {props.children}
        <div className="factor-actions">
          <Button kind="quiet" onClick={onClose} disabled={loading}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            kind={danger ? 'danger' : 'primary'}
            loading={loading}
            loadingLabel={props.loadingLabel}
          >
            {props.confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
