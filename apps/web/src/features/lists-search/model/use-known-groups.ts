import { useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useMe } from '../../../lib/session.ts';
import { deedsFor } from './deeds.ts';
import { findNamed, type Named } from './known-words.ts';
import type { HitGroup, SearchHit } from './search-hit.ts';
import type { SearchPage } from './search-page.ts';

type Known = SearchHit & Named & { readonly isHere: boolean };

const MOST = 5;
/** Deeds that are offered before anything is typed. */
const OFFERED = 7;

/** The pages and deeds that a text names, those with the better match first. */
export function useKnownGroups(typed: string, pages: readonly SearchPage[]): readonly HitGroup[] {
  const t = useTranslations('admin');
  const me = useMe();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const known = useMemo(
    (): Readonly<Record<'pages' | 'deeds', readonly Known[]>> => ({
      pages: pages.map(({ word, icon, path: href, bridge }) => ({
        id: `page-${word}`,
        href,
        name: t(`entries.${word}`),
        also: t(`also.${word}`),
        note: null,
        Picture: icon,
        bridge,
        isHere: false,
      })),
      deeds: deedsFor(me, path).map(({ word, icon, href, isHere }) => ({
        id: `deed-${word}`,
        href,
        name: t(`deeds.${word}.name`),
        also: t(`deeds.${word}.also`),
        note: isHere ? t('search.here') : null,
        Picture: icon,
        isHere,
      })),
    }),
    [pages, me, path, t],
  );
  if (typed.trim() === '') {
    const offered = known.deeds
      .toSorted((one, other) => Number(other.isHere) - Number(one.isHere))
      .slice(0, OFFERED);
    return offered.length === 0
      ? []
      : [{ id: 'deeds', title: t('search.sections.deeds'), hits: offered }];
  }
  return (['pages', 'deeds'] as const)
    .map((id) => ({ id, hits: findNamed(typed, known[id], t('search.fillers')).slice(0, MOST) }))
    .filter(({ hits }) => hits.length > 0)
    .toSorted((one, other) => (one.hits[0]?.rank ?? 0) - (other.hits[0]?.rank ?? 0))
    .map(({ id, hits }) => ({ id, title: t(`search.sections.${id}`), hits }));
}
