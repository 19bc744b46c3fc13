import { useQuery } from '@tanstack/react-query';
import type { Alternative, FamilyChoice } from '@yay/contract/substitutions/calls';
import { Button } from '@yay/ui/button';
import { Dialog } from '@yay/ui/dialog';
import { Notice } from '@yay/ui/notice';
import { Plate, type Tint } from '@yay/ui/plate';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText, useFieldText } from '../../../lib/error-text.ts';
import { formatUsd } from '../../../lib/format.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { alternativesQuery, swapChoice } from '../api/choices.ts';

type SwapDialogProps = {
  choice: FamilyChoice;
  day: string;
  onClose: () => void;
  onSwapped: (choice: FamilyChoice) => void;
};

/** Everything else of that day that is safe for this child. */
export default function SwapDialog({ choice, day, onClose, onSwapped }: SwapDialogProps) {
  const t = useTranslations('substitutions');
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const { data, isError, error, refetch } = useQuery(alternativesQuery(choice.id));
  const [picked, setPicked] = useState<number | null>(null);
  const [saving, setSaving] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const child = choice.luncher.first;
  const taken = data?.find(({ item }) => item.id === picked);

  async function swap({ item, options, total_cents }: Alternative) {
    setSaving(true);
    setFailed(null);
    try {
      const option_ids = options.map((option) => option.id);
      onSwapped(
        await swapChoice(choice.id, { item_id: item.id, option_ids, expected_total: total_cents }),
      );
    } catch (caught) {
      const codes = isHttpError(caught) ? caught.errors?.item_id : undefined;
      setFailed(codes ? fieldText(codes) : errorText(caught));
      void refetch();
    }
    setSaving(false);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('swapTitle', { child })}
      closeLabel={t('close')}
      locked={saving}
      {...(data &&
        data.length > 0 && {
          done: {
            label: taken ? t('swapTake', { meal: taken.item.name }) : t('swapDone'),
            onPress: () => void (taken ? swap(taken) : setFailed(t('swapNone'))),
            loading: saving,
            loadingLabel: t('working'),
          },
        })}
    >
      {failed && (
        <Notice tone="danger" live="alert">
          {failed}
        </Notice>
      )}
      {data ? (
        data.length > 0 ? (
          <>
            <p>{t('swapText', { child, day })}</p>
            <Alternatives alternatives={data} picked={picked} onPick={setPicked} />
          </>
        ) : (
          <p>
            {choice.returned_cents > 0
              ? t('swapEmptyReturned', { child, amount: formatUsd(choice.returned_cents) })
              : t('swapEmpty', { child })}
          </p>
        )
      ) : isError ? (
        <Notice
          tone="danger"
          action={
            <Button kind="line" size="sm" onClick={() => void refetch()}>
              {t('swapRetry')}
            </Button>
          }
        >
          {isHttpError(error) && error.status === 409 ? errorText(error) : t('swapFailed')}
        </Notice>
      ) : (
        <SkeletonGroup label={t('swapLoading')} className="swap-list">
          <Skeleton height="4.5rem" />
          <Skeleton height="4.5rem" />
          <Skeleton height="4.5rem" />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}

function Alternatives({
  alternatives,
  picked,
  onPick,
}: {
  alternatives: readonly Alternative[];
  picked: number | null;
  onPick: (id: number) => void;
}) {
  const t = useTranslations('substitutions');
  return (
    <fieldset className="swap-list">
      <legend className="sr">{t('swap')}</legend>
      {alternatives.map(({ item, options, total_cents }) => (
        <label key={item.id} className="swap-meal">
          <input
            type="radio"
            name="meal"
            value={item.id}
            checked={picked === item.id}
            onChange={() => onPick(item.id)}
          />
          <Plate src={item.picture} tint={item.tint as Tint} size="s" />
          <span className="swap-name">
            <b>{item.name}</b>
            <span>{item.vendor}</span>
            {options.length > 0 && (
              <span>{t('swapWith', { options: options.map(({ name }) => name).join(', ') })}</span>
            )}
          </span>
          <span className="num">{formatUsd(total_cents)}</span>
        </label>
      ))}
    </fieldset>
  );
}
