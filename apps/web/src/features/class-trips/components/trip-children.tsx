import { TRIP_CHILD_MAX, TRIP_CHILDREN_MAX } from '@yay/contract/class-trips/values';
import { TextArea } from '@yay/ui/text-area';
import { useTranslations } from 'use-intl';

/** Names of children, which the teacher types where only some of a grade go: none are listed. */
export function TripChildren({
  names,
  error,
  onChange,
}: {
  names: string;
  error: string | undefined;
  onChange: (names: string) => void;
}) {
  const t = useTranslations('class-trips.ask');
  return (
    <div data-field="children">
      <TextArea
        id="trip-names"
        label={t('names')}
        labelEnd={t('optional')}
        hint={t('namesHint', { count: TRIP_CHILDREN_MAX })}
        rows={3}
        maxLength={TRIP_CHILDREN_MAX * (TRIP_CHILD_MAX + 1)}
        autoComplete="off"
        value={names}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={error}
      />
    </div>
  );
}
