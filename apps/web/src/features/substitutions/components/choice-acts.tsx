import { useQueryClient } from '@tanstack/react-query';
import type { FamilyChoice } from '@yay/contract/substitutions/calls';
import { Button } from '@yay/ui/button';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { lazy, Suspense, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { formatMoment, formatUsd } from '../../../lib/format.ts';
import { acceptChoice, CHOICES_KEY, creditChoice } from '../api/choices.ts';

const SwapDialog = lazy(() => import('./swap-dialog.tsx'));

/** Keep it, take something else, or cancel it: until when, and what happens otherwise. */
export function ChoiceActs({
  choice,
  day,
  onTold,
}: {
  choice: FamilyChoice;
  day: string;
  onTold: (text: string) => void;
}) {
  const t = useTranslations('substitutions');
  const locale = useLocale();
  const client = useQueryClient();
  const errorText = useErrorText();
  const [busy, setBusy] = useState<'accept' | 'credit' | null>(null);
  const [asks, setAsks] = useState<'credit' | 'swap' | null>(null);
  const { id, to, luncher } = choice;

  async function look() {
    // The choice changes the order too.
    await Promise.all([
      client.invalidateQueries({ queryKey: CHOICES_KEY }),
      client.invalidateQueries({ queryKey: ['lunch-calendar'] }),
    ]);
  }
  async function decide(what: 'accept' | 'credit') {
    setBusy(what);
    try {
      const decided = await (what === 'accept' ? acceptChoice(id) : creditChoice(id));
      onTold(
        decided.state === 'accepted' ? t('told.accepted', { meal: to.name }) : t('told.credited'),
      );
    } catch (error) {
      showAlert(errorText(error));
    }
    await look();
    setBusy(null);
    setAsks(null);
  }

  const when = formatMoment(choice.until, choice.timezone, locale, 'fullDay');
  const atLock =
    choice.at_lock === 'credit' && choice.returned_cents > 0
      ? t('atLock.creditReturned', { amount: formatUsd(choice.returned_cents) })
      : t(`atLock.${choice.at_lock}`, { to: to.name });
  return (
    <>
      <p className="choice-until">
        <b>{t('until', { when })}</b> {atLock}
      </p>
      <div className="choice-acts">
        {choice.problem === null && (
          <Button
            loading={busy === 'accept'}
            loadingLabel={t('working')}
            onClick={() => void decide('accept')}
          >
            {t('accept', { to: to.name })}
          </Button>
        )}
        <Button
          kind={choice.problem === null ? 'line' : 'primary'}
          disabled={busy !== null}
          onClick={() => setAsks('swap')}
        >
          {t('swap')}
        </Button>
        <Button kind="line" disabled={busy !== null} onClick={() => setAsks('credit')}>
          {t('credit')}
        </Button>
      </div>
      <ConfirmDialog
        open={asks === 'credit'}
        onClose={() => setAsks(null)}
        onConfirm={() => void decide('credit')}
        title={t('creditTitle')}
        confirmLabel={t('creditConfirm')}
        closeLabel={t('creditBack')}
        loading={busy === 'credit'}
        loadingLabel={t('working')}
        danger
      >
        <p>{t('creditText', { child: luncher.first, day })}</p>
        <p>
          <b>
            {choice.returned_cents > 0
              ? t('creditReturned', { amount: formatUsd(choice.returned_cents) })
              : t('creditUncharged', { amount: formatUsd(choice.uncharged_cents) })}
          </b>
        </p>
      </ConfirmDialog>
      {asks === 'swap' && (
        <Suspense>
          <SwapDialog
            choice={choice}
            day={day}
            onClose={() => setAsks(null)}
            onSwapped={(swapped) => {
              onTold(t('told.swapped', { child: luncher.first, meal: swapped.has ?? '' }));
              setAsks(null);
              void look();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
