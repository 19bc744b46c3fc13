import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '@yay/contract/users/calls';
import { Button } from '@yay/ui/button';
import { Notice } from '@yay/ui/notice';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { Lunches } from '../../../parts/closing/index.ts';
import { lostLunchesQuery, orderAgain } from '../api/lost-lunches.ts';
import { userKey } from '../api/user-query.ts';

type Outcome = Awaited<ReturnType<typeof orderAgain>>;

/** Offers what a restored family lost, and says what came back and what could not. */
export function OrderAgain({ user }: { user: User }) {
  const t = useTranslations('personal-data.again');
  const client = useQueryClient();
  const errorText = useErrorText();
  const isOffered = user.abilities.add_selection && user.abilities.delete;
  const { data: lost = [] } = useQuery({ ...lostLunchesQuery(user.id), enabled: isOffered });
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const told = useRef<HTMLDivElement>(null);

  async function order() {
    setBusy(true);
    try {
      setOutcome(await orderAgain(user.id));
    } catch (error) {
      showAlert(errorText(error));
    }
    await client.invalidateQueries({ queryKey: userKey(user.id) });
    setBusy(false);
  }

  // The button that was pressed is gone with the offer.
  useEffect(() => {
    if (outcome) told.current?.focus();
  }, [outcome]);

  if (outcome) {
    return (
      <div ref={told} tabIndex={-1}>
        <Told outcome={outcome} onDismiss={() => setOutcome(null)} />
      </div>
    );
  }
  if (!isOffered || lost.length === 0) return null;
  return (
    <Notice tone="late" title={t('title', { count: lost.length })}>
      <p>{t('text')}</p>
      <Lunches lunches={lost} />
      <Button
        kind="line"
        size="sm"
        loading={busy}
        loadingLabel={t('ordering')}
        onClick={() => void order()}
      >
        {t('order', { count: lost.length })}
      </Button>
    </Notice>
  );
}

function Told({
  outcome: { ordered, refused },
  onDismiss,
}: {
  outcome: Outcome;
  onDismiss: () => void;
}) {
  const t = useTranslations('personal-data.again');
  const why = useTranslations('refusals.day');
  const close = useTranslations('users.one.actions');
  return (
    <Notice
      tone={refused.length > 0 ? 'late' : 'ok'}
      live="status"
      title={t('ordered', { count: ordered.length })}
      dismissLabel={close('close')}
      onDismiss={onDismiss}
    >
      {refused.length > 0 && (
        <>
          <p>{t('refused')}</p>
          <Lunches lunches={refused} note={({ code }) => why(code)} />
        </>
      )}
    </Notice>
  );
}
