import { useQuery } from '@tanstack/react-query';
import { TextField } from '@yay/ui/text-field';
import { useTranslations } from 'use-intl';
import { useSettled } from '../../../lib/use-settled.ts';
import { checkAddress } from '../api/change-page.ts';

/** The address of a page; whether it is free is said while it is typed. */
export function AddressField({
  id,
  className,
  disabled = false,
  value,
  page,
  error,
  onChange,
}: {
  id: string;
  className?: string | undefined;
  disabled?: boolean;
  value: string;
  /** The page that has it already. */
  page?: number;
  error: string | undefined;
  onChange: (path: string) => void;
}) {
  const t = useTranslations('pages.address');
  const settled = useSettled(value.trim(), 400);
  const asks = settled.startsWith('/') && settled.length > 1;
  const { data } = useQuery({
    queryKey: ['page-address', settled, page],
    queryFn: ({ signal }) => checkAddress(settled, page, signal),
    enabled: asks,
    staleTime: 5_000,
  });
  const said = asks && settled === value.trim() ? data : undefined;
  const holder = said?.page ? t('holder', { title: said.page.title }) : '';
  const problem = said?.problem ? `${said.problem} ${holder}`.trim() : undefined;
  return (
    <TextField
      id={id}
      className={className}
      disabled={disabled}
      label={t('label')}
      hint={said?.free ? t('free') : t('hint')}
      error={error ?? problem}
      value={value}
      maxLength={200}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
