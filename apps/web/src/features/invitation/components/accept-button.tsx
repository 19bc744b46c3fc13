import { Button } from '@yay/ui/button';
import { Notice } from '@yay/ui/notice';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { acceptInvitation } from '../api/invitation.ts';

/** Accepts as the account that is signed in. */
export function AcceptButton(props: { token: string; onAccepted: () => void; onOver: () => void }) {
  const { token, onAccepted, onOver } = props;
  const t = useTranslations('invitation');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function accept() {
    setBusy(true);
    setProblem(undefined);
    try {
      await acceptInvitation({ token });
      onAccepted();
    } catch (error) {
      setBusy(false);
      if (isHttpError(error) && error.code === 'link_over') onOver();
      else setProblem(errorText(error));
    }
  }

  return (
    <>
      {problem && (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      )}
      <Button wide loading={busy} loadingLabel={t('saving')} onClick={() => void accept()}>
        {t('accept')}
      </Button>
    </>
  );
}
