import { useQuery } from '@tanstack/react-query';
import type { Alternative, FamilyChoice } from '@yay/contract/substitutions/calls';
import { Button } from '@yay/ui/button';
import { Dialog } from '@yay/ui/dialog';
import { ExclamationTriangleIcon } from '@yay/ui/icons';
import { Notice } from '@yay/ui/notice';
import { Plate, type Tint } from '@yay/ui/plate';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText, useFieldText } from '../../../lib/error-text.ts';
import { formatUsd } from '../../../lib/format.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { alternativesQuery, swapChoice } from '../api/choices.ts';
import { usePropertiesText } from './use-property-text.ts';

type SwapDialogProps = {
  choice: FamilyChoice;
  day: string;
  onClose: () => void;
  onSwapped: (choice: FamilyChoice) => void;
};

/** Everything else of that day that this child may have. */
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
            <p>{t('swapText', { day })}</p>
            <Alternatives alternatives={data} child={child} picked={picked} onPick={setPicked} />
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

/** Meals that suit this child, and apart from them those with something that the child avoids. */
function Alternatives({
  alternatives,
  child,
  picked,
  onPick,
}: {
  alternatives: readonly Alternative[];
  child: string;
  picked: number | null;
  onPick: (id: number) => void;
}) {
  const t = useTranslations('substitutions');
  const groups = [
    { title: t('swapSafe', { child }), meals: alternatives.filter(isSafe) },
    { title: t('swapAvoids', { child }), meals: alternatives.filter((meal) => !isSafe(meal)) },
  ];
  return groups
    .filter(({ meals }) => meals.length > 0)
    .map(({ title, meals }) => (
      <fieldset key={title} className="swap-list">
        <legend>{title}</legend>
        {meals.map((meal) => (
          <SwapMeal
            key={meal.item.id}
            meal={meal}
            child={child}
            picked={picked === meal.item.id}
            onPick={() => onPick(meal.item.id)}
          />
        ))}
      </fieldset>
    ));
}

const isSafe = ({ avoids }: Alternative): boolean => avoids.length === 0;

function SwapMeal({
  meal,
  child,
  picked,
  onPick,
}: {
  meal: Alternative;
  child: string;
  picked: boolean;
  onPick: () => void;
}) {
  const t = useTranslations('substitutions');
  const propertiesText = usePropertiesText();
  const { item, options, contains, avoids, total_cents } = meal;
  return (
    <label className="swap-meal">
      <input type="radio" name="meal" value={item.id} checked={picked} onChange={onPick} />
      <Plate src={item.picture} tint={item.tint as Tint} size="s" />
      <span className="swap-name">
        <b>{item.name}</b>
        <span>{item.vendor}</span>
        {options.length > 0 && (
          <span>{t('swapWith', { options: options.map(({ name }) => name).join(', ') })}</span>
        )}
        {contains.length > 0 && <span>{t('contains', { what: propertiesText(contains) })}</span>}
        {avoids.length > 0 && (
          <span className="swap-avoids">
            <ExclamationTriangleIcon />
            {t('avoids', { child, what: propertiesText(avoids) })}
          </span>
        )}
      </span>
      <span className="num">{formatUsd(total_cents)}</span>
    </label>
  );
}
