import { classNames } from '@yay/ui/class-names';
import { XMarkIcon } from '@yay/ui/icons';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ResourceSearch } from '../../../lib/resource-search/index.ts';

type Place = { id: number; name: string };

const WORDS = {
  Destination: {
    label: 'schools',
    search: 'searchSchool',
    needs: 'needsSchool',
    hint: 'schoolsHint',
  },
  Vendor: { label: 'vendors', search: 'searchVendor', needs: 'needsVendor', hint: 'vendorsHint' },
} as const;

/** The schools or vendors whose portal somebody may enter. */
export function PlacesField({
  model,
  places,
  onPlaces,
  needsRole,
  locked = false,
  changed = false,
  error,
  was,
}: {
  model: keyof typeof WORDS;
  places: readonly Place[];
  onPlaces: (places: readonly Place[]) => void;
  needsRole: boolean;
  locked?: boolean;
  changed?: boolean;
  error?: string | undefined;
  was?: ReactNode;
}) {
  const t = useTranslations('users.one.access');
  const words = WORDS[model];
  return (
    <div className={classNames('places-field', changed && 'is-changed')}>
      <ResourceSearch
        model={model}
        label={t(words.label)}
        placeholder={needsRole ? t(words.needs) : t(words.search)}
        disabled={locked || needsRole}
        without={places.map(({ id }) => id)}
        error={error}
        hint={was ?? (needsRole ? undefined : t(words.hint, { count: places.length }))}
        onSelect={(hit) => hit && onPlaces([...places, { id: hit.id, name: hit.name }])}
      />
      {places.length > 0 && (
        <ul className="chip-list" aria-label={t(words.label)}>
          {places.map((place) => (
            <li key={place.id} className="chip-tag">
              {place.name}
              {!locked && (
                <button
                  type="button"
                  aria-label={t('removePlace', { name: place.name })}
                  onClick={() => onPlaces(places.filter(({ id }) => id !== place.id))}
                >
                  <XMarkIcon small />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
