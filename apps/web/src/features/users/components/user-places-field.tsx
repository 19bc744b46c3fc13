import { classNames } from '@yay/ui/class-names';
import { SelectedList } from '@yay/ui/selected-list';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ResourceSearch } from '../../../lib/resource-search/index.ts';
import './user-page.css';

type Place = { id: number; name: string };

const WORDS = {
  Destination: {
    label: 'schools',
    search: 'searchSchool',
    needs: 'needsSchool',
    hint: 'schoolsHint',
    selected: 'selectedSchools',
    none: 'noSchools',
  },
  Vendor: {
    label: 'vendors',
    search: 'searchVendor',
    needs: 'needsVendor',
    hint: 'vendorsHint',
    selected: 'selectedVendors',
    none: 'noVendors',
  },
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
  const none = places.length === 0;
  return (
    <div className={classNames('places-field', changed && 'is-changed')}>
      <ResourceSearch
        model={model}
        label={t(words.label)}
        placeholder={needsRole ? t(words.needs) : t(words.search)}
        disabled={locked || needsRole}
        without={places.map(({ id }) => id)}
        error={error}
        hint={was ?? (none || needsRole ? undefined : t(words.hint, { count: places.length }))}
        onSelect={(hit) => hit && onPlaces([...places, { id: hit.id, name: hit.name }])}
      />
      <SelectedList
        label={t(words.selected)}
        items={places}
        emptyText={t(words.none)}
        removeLabel={({ name }) => t('removePlace', { name })}
        onRemove={(place) => onPlaces(places.filter(({ id }) => id !== place.id))}
        // A place that a role once gave can be taken away without it.
        disabled={locked || (needsRole && none)}
      />
    </div>
  );
}
