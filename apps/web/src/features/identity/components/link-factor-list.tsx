import type { LinkFactors } from '@yay/contract/identity/account';
import { Notice } from '@yay/ui/notice';
import { Segmented } from '@yay/ui/segmented';
import { useLocale, useTranslations } from 'use-intl';
import { deviceZone } from '../../../lib/format.ts';
import { formatDayOf } from '../../../lib/more-formats.ts';
import type { FactorKey } from '../model/factor-removal.ts';
import './link-factor-list.css';

interface Factor {
  readonly key: FactorKey;
  readonly name: string;
  readonly added_at: string;
  readonly last_used_at: string | null;
}

/** Lists the factors besides the password. Each stays unless its owner says otherwise. */
export function LinkFactorList({
  factors,
  removed,
  onChange,
}: {
  factors: LinkFactors;
  removed: ReadonlySet<FactorKey>;
  onChange: (removed: ReadonlySet<FactorKey>) => void;
}) {
  const t = useTranslations('account.reset.factors');
  const locale = useLocale();
  const { totp, passkeys, removal } = factors;
  const rows: Factor[] = [
    ...(totp ? [{ key: 'totp' as const, name: t('app'), ...totp }] : []),
    ...passkeys.map(({ id, ...key }) => ({
      ...key,
      key: id,
      name: t('passkey', { name: key.name }),
    })),
  ];
  if (rows.length === 0) return null;
  const day = (at: string) => formatDayOf(at, deviceZone(), locale);

  function set(key: FactorKey, goes: boolean) {
    const next = new Set(removed);
    if (goes) next.add(key);
    else next.delete(key);
    onChange(next);
  }

  return (
    <section className="link-factors" aria-labelledby="link-factors">
      <h2 id="link-factors">{t('title')}</h2>
      {removal === 'all' ? <Notice tone="late">{t('all')}</Notice> : <p>{t(removal)}</p>}
      <ul>
        {rows.map(({ key, name, added_at, last_used_at }) => (
          <li key={key}>
            <span>
              <b>{name}</b>
              <small>
                {last_used_at
                  ? t('added', { date: day(added_at), used: day(last_used_at) })
                  : t('addedUnused', { date: day(added_at) })}
              </small>
            </span>
            {removal !== 'all' && (
              <Segmented
                label={name}
                value={removed.has(key) ? 'remove' : 'keep'}
                options={[
                  { value: 'keep', label: t('keep') },
                  { value: 'remove', label: t('remove'), tone: 'danger' },
                ]}
                onChange={(choice) => set(key, choice === 'remove')}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
