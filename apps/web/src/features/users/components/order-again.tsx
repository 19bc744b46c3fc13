import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '@yay/contract/users/calls';
import { Button } from '@yay/ui/button';
import { Notice } from '@yay/ui/notice';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { formatDate } from '../../../lib/format.ts';
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

  if (outcome) return <Told outcome={outcome} onDismiss={() => setOutcome(null)} />;
  if (!isOffered || lost.length === 0) return null;
  return (
    <Notice
      tone="late"
      title={t('title', { count: lost.length })}
      action={
        <Button
          kind="line"
          size="sm"
          loading={busy}
          loadingLabel={t('ordering')}
          onClick={() => void order()}
        >
          {t('order', { count: lost.length })}
        </Button>
      }
    >
      <p>{t('text')}</p>
      <Lunches lunches={lost} />
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
  const locale = useLocale();
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
          <ul>
            {refused.map(({ luncher_id: id, luncher, date, item_name: item, code }) => (
              <li key={`${id} ${date}`}>
                <b>{formatDate(date, locale, 'dayAndWeekday')}</b> {luncher}, {item}: {why(code)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
