import { Link } from '@tanstack/react-router';
import { ChevronRightIcon } from '@yay/ui/icons';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

/** The list that a record belongs to, and the record. */
export function RecordCrumbs({
  list,
  to,
  search = {},
  via,
  here,
  children,
}: {
  list: string;
  to: string;
  /** The query of the list from which the record was opened. */
  search?: Readonly<Record<string, string>>;
  /** A record between the two: a link. */
  via?: ReactNode;
  here: string;
  /** Ends the line. */
  children?: ReactNode;
}) {
  const t = useTranslations('admin.record');
  return (
    <nav className="record-crumbs" aria-label={t('crumbs')}>
      <Link to={to} search={search} activeOptions={{ exact: true }}>
        {list}
      </Link>
      <ChevronRightIcon small />
      {via && (
        <>
          {via}
          <ChevronRightIcon small />
        </>
      )}
      <span aria-current="page">{here}</span>
      {children}
    </nav>
  );
}
