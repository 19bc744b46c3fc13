import { ArrowDownTrayIcon, PlusIcon } from '@yay/ui/icons';
import { NativeSelect } from '@yay/ui/native-select';
import { Segmented } from '@yay/ui/segmented';
import { useTranslations } from 'use-intl';
import { exportHref } from '../api/supplies.ts';
import type { SuppliesAddress, SuppliesMove } from '../model/supplies-address.ts';

export function SuppliesTools({
  markets,
  address,
  mayWrite,
  onMove,
  onNew,
}: {
  markets: readonly { readonly id: number; readonly name: string }[];
  address: SuppliesAddress;
  mayWrite: boolean;
  onMove: (next: SuppliesMove) => void;
  onNew: () => void;
}) {
  const t = useTranslations('supply-schedules');
  const { market, archived, view } = address;
  return (
    <div className="supplies-tools">
      <Segmented
        label={t('view')}
        options={(['schools', 'week'] as const).map((value) => ({
          value,
          label: t(value === 'week' ? 'byWeek' : 'bySchool'),
        }))}
        value={view}
        onChange={(next) => onMove({ view: next === 'week' ? 'week' : undefined })}
      />
      <NativeSelect
        label={t('market')}
        value={market ?? ''}
        onChange={(event) => onMove({ market: event.currentTarget.value || undefined })}
      >
        <option value="">{t('allMarkets')}</option>
        {markets.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        label={t('state')}
        value={archived ? '1' : ''}
        onChange={(event) => onMove({ archived: event.currentTarget.value ? '1' : undefined })}
      >
        <option value="">{t('current')}</option>
        <option value="1">{t('archived')}</option>
      </NativeSelect>
      <div className="supplies-acts">
        <a href={exportHref({ market, archived })} className="staff-btn" download>
          <ArrowDownTrayIcon small />
          {t('csv')}
        </a>
        {mayWrite && (
          <button type="button" className="staff-btn primary" onClick={onNew}>
            <PlusIcon small />
            {t('new')}
          </button>
        )}
      </div>
    </div>
  );
}
