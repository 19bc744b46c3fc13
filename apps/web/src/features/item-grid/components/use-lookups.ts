import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { choicesQuery } from '../api/grid-items.ts';
import type { Lookups } from '../model/cell.ts';

const NONE: never[] = [];

/** Returns the choices of cells, and their words for yes and no. */
export function useLookups(): Lookups & { suspended: ReadonlySet<number> } {
  const t = useTranslations('item-grid');
  const { data } = useQuery(choicesQuery);
  return useMemo(
    () => ({
      vendors: data?.vendors ?? NONE,
      extraTypes: data?.extra_types ?? NONE,
      suspended: new Set(data?.vendors.flatMap(({ id, suspended }) => (suspended ? [id] : []))),
      yes: t('yes'),
      no: t('no'),
      tint: (tint) => t(`tints.${tint as 'peach'}`),
    }),
    [data, t],
  );
}
