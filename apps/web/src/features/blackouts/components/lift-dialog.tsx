import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RemovalPreview } from '@yay/contract/blackouts/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { useState } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { newUuid } from '../../../lib/uuid.ts';
import { daysText } from '../../../parts/days-text.ts';
import { useWhereClosed } from '../../../parts/who-goes.ts';
import { blackoutsKey, liftBlackouts, removalQuery } from '../api/blackouts.ts';
import '../../../lib/staff/dialogs.css';

const PLACES_SHOWN = 8;

interface LiftDialogProps {
  /** None: it is closed. */
  blackouts: readonly { readonly id: number; readonly name: string }[];
  onClose: () => void;
  onLifted?: () => void;
}

/**
 * Shows who would be told, before closures are lifted. It is keyed by those closures, so that
 * others begin anew.
 */
export function LiftDialog({ blackouts, onClose, onLifted }: LiftDialogProps) {
  const t = useTranslations('blackouts.lift');
  const whereClosed = useWhereClosed('blackouts');
  const format = useFormatter();
  const locale = useLocale();
  const client = useQueryClient();
  const errorText = useErrorText();
  const ids = blackouts.map(({ id }) => id);
  const [key] = useState(() => newUuid());
  const [working, setWorking] = useState(false);
  // Once they are being lifted, what that would do is no question any more.
  const asked = ids.length > 0 && !working;
  const { data, error } = useQuery({ ...removalQuery(ids), enabled: asked });
  const counting = asked && data === undefined && error === null;

  async function lift() {
    setWorking(true);
    try {
      const { queued } = await liftBlackouts(ids, key);
      // A message above the page counts as an error unless it is a key of the catalogue.
      showAlert(queued ? 'blackoutsRemovalQueued' : 'settingsSaved');
      onLifted?.();
      onClose();
    } catch (failure) {
      const isRefused = isHttpError(failure) && failure.status === 422;
      showAlert(isRefused ? 'failedRemovingBlackouts' : errorText(failure));
    }
    setWorking(false);
    await client.invalidateQueries({ queryKey: blackoutsKey });
  }
  const days = (from: PlainDate, to: PlainDate) => daysText(from, to, locale);
  return (
    <ConfirmDialog
      open={blackouts.length > 0}
      danger
      // Nobody is asked to agree to what is not counted yet.
      loading={working || counting}
      loadingLabel={working ? t('working') : t('loading')}
      onClose={onClose}
      onConfirm={() => void lift()}
      title={t('title', { count: blackouts.length, name: blackouts[0]?.name ?? '' })}
      confirmLabel={t('confirm', { families: data?.families ?? 0 })}
      closeLabel={t('keep')}
    >
      <p>{t('text')}</p>
      {error ? (
        <p role="alert">
          {isHttpError(error) && error.status === 422 ? errorText(error) : t('failedPreview')}
        </p>
      ) : data === undefined ? (
        <p role="status">{t('loading')}</p>
      ) : (
        <>
          <dl className="facts">
            <dt>{t('opens')}</dt>
            <dd>
              <OpeningPlaces places={data.opens} />
            </dd>
          </dl>
          <dl className="facts sums">
            <dt>{t('families')}</dt>
            <dd>{format.number(data.families)}</dd>
            <dt>{t('lunches')}</dt>
            <dd>{format.number(data.lunches)}</dd>
            {data.lunches_over > 0 && (
              <>
                <dt>{t('lunchesOver')}</dt>
                <dd>{format.number(data.lunches_over)}</dd>
              </>
            )}
          </dl>
          {data.lunches > 0 && <p>{t('noFee')}</p>}
          {data.families_over > 0 && <p>{t('over', { count: data.families_over })}</p>}
          {data.still_closed.length > 0 && (
            <>
              <p>{t('stillClosed')}</p>
              <ul className="blackout-others">
                {data.still_closed.map((one) => (
                  <li key={one.id}>
                    <b>{one.name}</b>, {whereClosed(one.where)}, {days(one.starts_on, one.ends_on)}
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </ConfirmDialog>
  );
}

/** A closure of a whole market opens all of its schools, also where it is lifted from one of them. */
function OpeningPlaces({ places }: { places: RemovalPreview['opens'] }) {
  const t = useTranslations('blackouts.lift');
  const whereClosed = useWhereClosed('blackouts');
  const format = useFormatter();
  const rest = places.length - PLACES_SHOWN;
  const sayPlace = (place: RemovalPreview['opens'][number]) => {
    const { name, granularity, schools, child_names: names } = place;
    if (granularity === 'market') return t('opensMarket', { name, count: schools });
    const where = whereClosed(place);
    return names.length > 0 ? t('opensChildren', { where, names: format.list(names) }) : where;
  };
  return (
    <ul className="blackout-opens">
      {places.slice(0, PLACES_SHOWN).map((place) => (
        <li key={`${place.granularity} ${place.name} ${place.grade} ${place.children === null}`}>
          {sayPlace(place)}
        </li>
      ))}
      {rest > 0 && <li>{t('opensMore', { count: rest })}</li>}
    </ul>
  );
}
