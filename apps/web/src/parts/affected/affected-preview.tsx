import type { UseQueryResult } from '@tanstack/react-query';
import type { Affected } from '@yay/contract/mass-cancellation/calls';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useErrorText } from '../../lib/error-text.ts';
import { formatUsd } from '../../lib/format.ts';
import { isHttpError } from '../../lib/http/index.ts';
import { StaffPart } from '../../lib/staff-part.tsx';
import { AffectedTables } from './affected-tables.tsx';
import type { AffectedWords } from './words.ts';
import './affected.css';

type Fact = readonly [name: string, value: string];

/** The effect of cancelling many orders at once, counted again with each choice. */
export function AffectedPreview<Found>({
  words,
  query,
  isAsked,
  affectedOf,
  moreFacts = () => [],
  notes,
}: {
  words: AffectedWords;
  query: UseQueryResult<Found>;
  isAsked: boolean;
  affectedOf: (found: Found) => Affected;
  moreFacts?: (found: Found) => readonly Fact[];
  notes?: (found: Found) => ReactNode;
}) {
  const t = useTranslations();
  const errorText = useErrorText();
  const isRefused = isHttpError(query.error) && query.error.status === 422;
  return (
    <section aria-labelledby="affected" className="affected">
      <h2 id="affected">{t(`${words}.title`)}</h2>
      {!isAsked ? (
        <p className="mid">{t(`${words}.waiting`)}</p>
      ) : isRefused ? (
        <p role="alert" className="callout late">
          {errorText(query.error)}
        </p>
      ) : (
        <div aria-busy={query.isFetching || undefined}>
          <StaffPart query={query} texts={(key) => t(`${words}.${key}`)}>
            {(found) => (
              <Counted words={words} affected={affectedOf(found)} moreFacts={moreFacts(found)}>
                {notes?.(found)}
              </Counted>
            )}
          </StaffPart>
        </div>
      )}
    </section>
  );
}

function Counted({
  words,
  affected,
  moreFacts,
  children,
}: {
  words: AffectedWords;
  affected: Affected;
  moreFacts: readonly Fact[];
  children: ReactNode;
}) {
  const t = useTranslations();
  const format = useFormatter();
  const facts: readonly Fact[] = [
    [t(`${words}.orders`), format.number(affected.orders)],
    [t(`${words}.families`), format.number(affected.families)],
    [t(`${words}.lunchers`), format.number(affected.lunchers)],
    [t(`${words}.mails`), format.number(affected.mails)],
    [t(`${words}.price`), formatUsd(affected.total_cents)],
    [t(`${words}.paid`), formatUsd(affected.paid_cents)],
    ...moreFacts,
  ];
  return (
    <div role="status">
      <dl className="affected-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      {affected.paid_cents < affected.total_cents && <p className="mid">{t(`${words}.unpaid`)}</p>}
      {affected.locked.orders > 0 && (
        <p className="callout late">{t(`${words}.locked`, { count: affected.locked.orders })}</p>
      )}
      {children}
      {affected.orders + affected.locked.orders === 0 ? (
        <p className="mid">{t(`${words}.nothing`)}</p>
      ) : (
        <AffectedTables words={words} affected={affected} />
      )}
    </div>
  );
}
