import type { UseQueryOptions } from '@tanstack/react-query';
import { EmptyState } from '@yay/ui/empty-state';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Pager } from '../../../lib/pager.tsx';
import { Choices } from './choices.tsx';
import { OperationsPage, type OperationsPlace } from './operations-page.tsx';
import type { Asked } from './use-asked.ts';

type FoundPage = {
  readonly data: readonly unknown[];
  readonly current_page: number;
  readonly last_page: number;
  readonly total: number;
};

export interface OperationsListProps<Found extends FoundPage, Choice extends string> {
  place: Exclude<OperationsPlace, 'schedules'>;
  // biome-ignore lint/suspicious/noExplicitAny: a key is whatever its query says.
  query: UseQueryOptions<Found, Error, Found, any>;
  asked: Asked<Choice>;
  nameOf: (choice: Choice) => string;
  /** Between the choices and what was found, even when that is nothing. */
  above?: (found: Found) => ReactNode;
  children: (entries: Found['data']) => ReactNode;
}

/** An operations page that lists records: which of them, what was found, and the next page. */
export function OperationsList<Found extends FoundPage, Choice extends string>({
  place,
  query,
  asked,
  nameOf,
  above,
  children,
}: OperationsListProps<Found, Choice>) {
  const t = useTranslations('operations');
  return (
    <OperationsPage
      place={place}
      query={query}
      filter={
        <Choices label={t(`${place}.which`)} all={t(`${place}.all`)} {...{ asked, nameOf }} />
      }
    >
      {(found) => (
        <>
          {above?.(found)}
          {found.data.length === 0 ? (
            <EmptyState title={t(`${place}.empty`)}>{t(`${place}.emptyText`)}</EmptyState>
          ) : (
            <>
              {children(found.data)}
              <Pager
                page={found.current_page}
                last={found.last_page}
                count={t('pages.total', { count: found.total })}
                onPage={asked.turn}
              />
            </>
          )}
        </>
      )}
    </OperationsPage>
  );
}
