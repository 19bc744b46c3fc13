import type { MenuChoice } from '@yay/contract/menus/calls';
import { NativeSelect } from '@yay/ui/native-select';
import { PickList } from '@yay/ui/pick-list';
import { Segmented } from '@yay/ui/segmented';
import { useTranslations } from 'use-intl';
import { groupsOf, KINDS, type PickDraft, vendorsOf } from '../model/pick-draft.ts';

/** The items of a source by vendor, narrowed by vendor and kind, and how many are picked. */
export function PickItems({
  items,
  draft,
  chosen,
  error,
  onDraft,
  onChosen,
}: {
  items: readonly MenuChoice[];
  draft: PickDraft;
  chosen: readonly number[];
  error: string | undefined;
  onDraft: (next: Partial<PickDraft>) => void;
  onChosen: (ids: readonly number[]) => void;
}) {
  const t = useTranslations('menus.pick');
  const pick = useTranslations('targets');
  const vendors = vendorsOf(items);
  return (
    <>
      <div className="menu-pick-row">
        <Segmented
          label={t('kind')}
          options={KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={draft.kind}
          onChange={(kind) => onDraft({ kind })}
        />
        {vendors.length > 1 && (
          <NativeSelect
            label={t('vendor')}
            value={draft.vendor ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onDraft({ vendor: value === '' ? null : Number(value) })
            }
          >
            <option value="">{t('allVendors')}</option>
            {vendors.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect>
        )}
      </div>
      <PickList
        label={t('items')}
        groups={groupsOf(items, draft, t('extra'))}
        chosen={chosen}
        onChange={onChosen}
        error={error}
        empty={items.length === 0 ? t('nothing') : undefined}
        texts={{
          search: t('search'),
          chosen: (count) => t('chosen', { count }),
          onlyChosen: pick('onlyChosen'),
          all: pick('all'),
          none: pick('none'),
          allOf: (group) => pick('allOf', { group }),
          noneOf: (group) => pick('noneOf', { group }),
          ofGroup: (count, total) =>
            pick('ofGroup', { count: String(count), total: String(total) }),
          noMatch: pick('noMatch'),
          nothingChosen: pick('nothingChosen'),
          more: (count) => pick('more', { count }),
        }}
      />
    </>
  );
}
