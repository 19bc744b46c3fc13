import type { TermUse } from '@yay/contract/terms/calls';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { useTranslations } from 'use-intl';
import { removeTerm } from '../api/terms.ts';
import { useTermAct } from './use-term-act.ts';

export function TermRemoval({
  term,
  onDone,
  onClose,
}: {
  term: TermUse;
  onDone: (text: string) => void;
  onClose: () => void;
}) {
  const t = useTranslations('terms-admin');
  const { act, busy } = useTermAct('_');
  return (
    <ConfirmDialog
      open
      danger
      title={t('removeTitle', { name: term.name })}
      confirmLabel={t('remove')}
      closeLabel={t('cancel')}
      loading={busy}
      onConfirm={() =>
        void act(
          () => removeTerm(term.id),
          () => {
            onDone(t('removed', { name: term.name }));
            onClose();
          },
        ).then(onClose)
      }
      onClose={onClose}
    >
      <p>{t('removeText')}</p>
    </ConfirmDialog>
  );
}
