import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { useTranslations } from 'use-intl';
import type { Question, Step } from '../model/use-luncher-saving.ts';
import { AffectedLunches } from './affected-lunches.tsx';

export type ConfirmQuestionProps = {
  question: Question;
  name: string;
  step: Step;
  onConfirm: () => void;
  onClose: () => void;
};

/** Says which ordered lunches it costs, before it is done. */
export default function ConfirmQuestion(props: ConfirmQuestionProps) {
  return props.question.kind === 'erase' ? (
    <EraseQuestion {...props} />
  ) : (
    <ChangeQuestion {...props} />
  );
}

function ChangeQuestion(props: ConfirmQuestionProps) {
  const { question, name, step, onConfirm, onClose } = props;
  const t = useTranslations('lunchers');
  const { affected } = question;
  const removing = question.kind === 'remove';
  const count = affected.filter((lunch) => lunch.cancelled).length;
  const savingTitle = count > 0 ? t('confirmSaveTitle', { count }) : t('confirmKeptTitle');
  const savingLabel = count > 0 ? t('confirmSave', { count }) : t('confirmKept');
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      onConfirm={onConfirm}
      title={removing ? t('confirmRemoveTitle', { name }) : savingTitle}
      confirmLabel={removing ? t('confirmRemove', { name }) : savingLabel}
      closeLabel={removing ? t('dontRemove') : t('dontSave')}
      loading={step === 'saving' || step === 'removing'}
      loadingLabel={removing ? t('removing') : t('saving')}
    >
      {removing && affected.length === 0 && <p>{t('confirmRemoveText', { name })}</p>}
      <AffectedLunches
        lunches={affected}
        name={name}
        intro={removing ? t('confirmRemoveOrders') : t('confirmSaveText', { name })}
      />
    </ConfirmDialog>
  );
}

function EraseQuestion({ question, name, step, onConfirm, onClose }: ConfirmQuestionProps) {
  const t = useTranslations('lunchers.erase');
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      onConfirm={onConfirm}
      title={t('title', { name })}
      confirmLabel={t('confirm')}
      closeLabel={t('dontErase')}
      loading={step === 'removing'}
      loadingLabel={t('erasing')}
    >
      <p>{t('text', { name })}</p>
      <AffectedLunches lunches={question.affected} name={name} intro={t('orders')} />
    </ConfirmDialog>
  );
}
