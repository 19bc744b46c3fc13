import { NativeSelect } from '@yay/ui/native-select';
import { Segmented } from '@yay/ui/segmented';
import { TextField } from '@yay/ui/text-field';
import { useTranslations } from 'use-intl';
import { ResourceSearch } from '../../../lib/resource-search/index.ts';
import { type PickDraft, SOURCES } from '../model/pick-draft.ts';

/** Chooses the source of items: everything on offer, another menu, or a day of a school. */
export function PickSource({
  menuId,
  draft,
  groups,
  onChange,
}: {
  menuId: number;
  draft: PickDraft;
  /** Grade groups that eat on that day. */
  groups: readonly string[];
  onChange: (next: Partial<PickDraft>) => void;
}) {
  const t = useTranslations('menus.pick');
  return (
    <>
      <Segmented
        label={t('source')}
        options={SOURCES.map((value) => ({ value, label: t(`sources.${value}`) }))}
        value={draft.source}
        onChange={(source) => onChange({ source, vendor: null })}
      />
      {draft.source === 'menu' && (
        <ResourceSearch
          model="Menu"
          label={t('menu')}
          hint={t('menuHint')}
          selected={draft.menu}
          without={[menuId]}
          onSelect={(menu) => onChange({ menu, vendor: null })}
        />
      )}
      {draft.source === 'day' && (
        <div className="menu-pick-row">
          <ResourceSearch
            model="Destination"
            label={t('school')}
            selected={draft.school}
            onSelect={(school) => onChange({ school, group: '', vendor: null })}
          />
          <TextField
            label={t('day')}
            type="date"
            value={draft.date}
            onChange={(event) => onChange({ date: event.currentTarget.value })}
          />
          {groups.length > 1 && (
            <NativeSelect
              label={t('group')}
              value={draft.group}
              onChange={(event) => onChange({ group: event.currentTarget.value })}
            >
              <option value="">{t('allGroups')}</option>
              {groups.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          )}
        </div>
      )}
    </>
  );
}
