import { useQuery } from '@tanstack/react-query';
import { ChevronDownIcon, MagnifyingGlassIcon } from '@yay/ui/icons';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { termsQuery, vendorsQuery } from '../api/tagging.ts';
import type { Filters } from '../model/filters.ts';

const KINDS = ['all', 'entree', 'extra'] as const;

/** Filters the items. */
export function ChoiceFilters({
  filters,
  onChange,
}: {
  filters: Filters;
  onChange: (filters: Filters) => void;
}) {
  const t = useTranslations('terms');
  const { data: vendors = [] } = useQuery(vendorsQuery);
  const { data: terms = [] } = useQuery(termsQuery);
  const set = (changes: Partial<Filters>) => onChange({ ...filters, ...changes });
  return (
    <search className="filters">
      <span className="find">
        <MagnifyingGlassIcon small />
        <input
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          maxLength={100}
          value={filters.search}
          onChange={(event) => set({ search: event.currentTarget.value })}
        />
      </span>
      <Choice
        label={t('vendor')}
        value={filters.vendor ?? ''}
        onPick={(value) => set({ vendor: Number(value) || null })}
      >
        <option value="">{t('anyVendor')}</option>
        {vendors.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('tag')}
        value={filters.untagged ? 'none' : (filters.term ?? '')}
        onPick={(value) => set({ untagged: value === 'none', term: Number(value) || null })}
      >
        <option value="">{t('anyTag')}</option>
        <option value="none">{t('untagged')}</option>
        {terms.map(({ id, name, items }) => (
          <option key={id} value={id}>
            {name} ({items})
          </option>
        ))}
      </Choice>
      <Choice
        label={t('kind')}
        value={filters.kind}
        onPick={(value) => set({ kind: value as Filters['kind'] })}
      >
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kinds.${kind}`)}
          </option>
        ))}
      </Choice>
    </search>
  );
}

function Choice({
  label,
  value,
  onPick,
  children,
}: {
  label: string;
  value: string | number;
  onPick: (value: string) => void;
  children: ReactNode;
}) {
  return (
    <span className="sel">
      <select
        className="staff-in"
        aria-label={label}
        value={value}
        onChange={(event) => onPick(event.currentTarget.value)}
      >
        {children}
      </select>
      <ChevronDownIcon />
    </span>
  );
}
