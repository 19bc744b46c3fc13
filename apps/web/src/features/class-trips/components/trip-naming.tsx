import type { ClassTrip } from '@yay/contract/class-trips/calls';
import { NativeSelect } from '@yay/ui/native-select';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

type Naming = NonNullable<ClassTrip['naming']>;

/** The names that a teacher typed, each with its child: chosen where one child has it, else for the office to choose. */
export function TripNaming({
  trip,
  busy,
  onChoose,
}: {
  trip: ClassTrip;
  busy: boolean;
  onChoose: (lunchers: readonly number[]) => void;
}) {
  const t = useTranslations('class-trips.naming');
  const [picked, setPicked] = useState<ReadonlyMap<number, number | null>>(new Map());
  const { naming } = trip;
  if (naming === null) return null;
  const idAt = (index: number, choices = picked): number | null =>
    choices.get(index) ?? (choices.has(index) ? null : sureOf(naming, index));
  function pick(index: number, id: number | null) {
    const next = new Map(picked).set(index, id);
    setPicked(next);
    onChoose([...new Set(naming?.names.flatMap((_, place) => idAt(place, next) ?? []) ?? [])]);
  }
  return (
    <section aria-labelledby="trip-naming" aria-busy={busy} className="trip-naming">
      <h2 id="trip-naming">{t('title')}</h2>
      <p className="mid">{t('note')}</p>
      <ul>
        {naming.names.map(({ name, matches }, index) => (
          <li key={name}>
            <NativeSelect
              id={`trip-name-${index}`}
              label={name}
              hint={idAt(index) === null ? t(matches.length > 1 ? 'several' : 'nobody') : undefined}
              value={String(idAt(index) ?? '')}
              onChange={(event) =>
                pick(
                  index,
                  event.currentTarget.value === '' ? null : Number(event.currentTarget.value),
                )
              }
            >
              <option value="">{t('leaveOut')}</option>
              {sorted(naming, matches).map((child) => (
                <option key={child.id} value={child.id}>
                  {child.room
                    ? t('childInRoom', { name: child.name, room: child.room })
                    : child.name}
                </option>
              ))}
            </NativeSelect>
          </li>
        ))}
      </ul>
    </section>
  );
}

const sureOf = ({ names }: Naming, index: number): number | null => {
  const matches = names[index]?.matches ?? [];
  return matches.length === 1 ? (matches[0] ?? null) : null;
};

/** Puts those of the name before the other children of the grade. */
const sorted = ({ children }: Naming, matches: readonly number[]) =>
  children.toSorted((a, b) => Number(matches.includes(b.id)) - Number(matches.includes(a.id)));
