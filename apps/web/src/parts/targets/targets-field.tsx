import { useQuery } from '@tanstack/react-query';
import {
  cascaded,
  GRANULARITIES,
  type Granularity,
  type Level,
  levelsOf,
  NO_TARGETS,
  type TargetIds,
} from '@yay/domain/targets';
import { PickList, type PickListTexts } from '@yay/ui/pick-list';
import { Segmented } from '@yay/ui/segmented';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { StaffFailed } from '../../lib/staff-failed.tsx';
import { belongingOf, gradeGroups, type Places, schoolGroups } from './offered.ts';
import { placesQuery } from './places-query.ts';
import './targets-field.css';

export type Targets = TargetIds & { readonly granularity: Granularity };

export type TargetsFieldProps = {
  value: Targets;
  onChange: (value: Targets) => void;
  /** The saved targets: one that was closed since still shows. */
  kept?: TargetIds;
  errors?: Partial<Record<Level, string | undefined>>;
  disabled?: boolean;
};

/** Markets, their schools, the schools' grades. Pages that use it say the words area `targets`. */
export function TargetsField(props: TargetsFieldProps) {
  const t = useTranslations('targets');
  const { value, onChange, disabled } = props;
  const narrow = levelsOf(value.granularity).length > 0;
  const { data: places, error, refetch } = useQuery({ ...placesQuery, enabled: narrow });
  return (
    <div className="targets-field full">
      <Segmented
        label={t('for')}
        options={GRANULARITIES.map((granularity) => ({
          value: granularity,
          label: t(`granularities.${granularity}`),
        }))}
        value={value.granularity}
        disabled={disabled ?? false}
        onChange={(granularity) =>
          onChange({ ...(levelsOf(granularity).length > 0 ? value : NO_TARGETS), granularity })
        }
      />
      {narrow &&
        (places ? (
          <Levels {...props} places={places} />
        ) : error ? (
          <StaffFailed
            error={error}
            title={t('failed')}
            retry={t('retry')}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonGroup label={t('loading')}>
            <Skeleton width="100%" height="7.3125rem" />
          </SkeletonGroup>
        ))}
    </div>
  );
}

function Levels({
  value,
  onChange,
  kept = NO_TARGETS,
  errors = {},
  disabled = false,
  places,
}: TargetsFieldProps & { places: Places }) {
  const t = useTranslations('targets');
  const belonging = useMemo(() => belongingOf(places), [places]);
  const shown = levelsOf(value.granularity);
  const groups = {
    markets: [{ id: 0, name: '', items: places.markets }],
    destinations: schoolGroups(places, value, kept, t('closed')),
    grades: gradeGroups(places, value, kept),
  };
  const empty = { destinations: t('marketsFirst'), grades: t('schoolsFirst'), markets: undefined };
  const set = (level: Level, ids: readonly number[]) =>
    onChange({
      ...cascaded({ ...value, [level]: ids }, belonging),
      granularity: value.granularity,
    });
  return shown.map((level) => (
    <PickList
      key={level}
      label={t(level)}
      groups={groups[level]}
      chosen={value[level]}
      onChange={(ids) => set(level, ids)}
      texts={textsOf(t, level)}
      error={errors[level]}
      empty={empty[level]}
      disabled={disabled}
    />
  ));
}

function textsOf(t: ReturnType<typeof useTranslations<'targets'>>, level: Level): PickListTexts {
  return {
    search: t(`search.${level}`),
    chosen: (count, total) => t('chosen', { count, total: String(total) }),
    onlyChosen: t('onlyChosen'),
    all: t('all'),
    none: t('none'),
    allOf: (group) => t('allOf', { group }),
    noneOf: (group) => t('noneOf', { group }),
    ofGroup: (count, total) => t('ofGroup', { count: String(count), total: String(total) }),
    noMatch: t('noMatch'),
    nothingChosen: t('nothingChosen'),
    more: (count) => t('more', { count }),
  };
}
