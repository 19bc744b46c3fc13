import { TRIP_CHILD_MAX, TRIP_CHILDREN_MAX } from '@yay/contract/class-trips/values';
import { TextArea } from '@yay/ui/text-area';
import { useTranslations } from 'use-intl';

/** Whether all of a grade go, or only children whose names the teacher types: none are listed. */
export function TripChildren({
  isSome,
  names,
  error,
  onChange,
}: {
  isSome: boolean;
  names: string;
  error: string | undefined;
  onChange: (next: { isSome?: boolean; children?: string }) => void;
}) {
  const t = useTranslations('class-trips.ask');
  return (
    <fieldset className="trip-set" data-field="children">
      <legend>{t('howMany')}</legend>
      <div className="trip-grades">
        {([false, true] as const).map((some) => (
          <label key={String(some)} className="trip-choice">
            <input
              type="radio"
              name="trip-children"
              checked={isSome === some}
              onChange={() => onChange({ isSome: some })}
            />
            <span>{t(some ? 'someChildren' : 'everybody')}</span>
          </label>
        ))}
      </div>
      {isSome ? (
        <TextArea
          id="trip-names"
          label={t('names')}
          hint={t('namesHint', { count: TRIP_CHILDREN_MAX })}
          rows={4}
          maxLength={TRIP_CHILDREN_MAX * (TRIP_CHILD_MAX + 1)}
          autoComplete="off"
          required
          value={names}
          onChange={(event) => onChange({ children: event.currentTarget.value })}
          error={error}
        />
      ) : (
        <p className="hint">{t('whole')}</p>
      )}
    </fieldset>
  );
}
