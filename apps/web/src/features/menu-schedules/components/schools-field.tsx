import { PickList } from '@yay/ui/pick-list';
import { useTranslations } from 'use-intl';

/** Chooses schools, of those that are shown. */
export function SchoolsField({
  schools,
  chosen,
  error,
  onChange,
}: {
  schools: readonly { readonly id: number; readonly name: string }[];
  chosen: readonly number[];
  error?: string | undefined;
  onChange: (chosen: readonly number[]) => void;
}) {
  const t = useTranslations('targets');
  return (
    <PickList
      label={t('destinations')}
      groups={[{ id: 0, name: '', items: schools }]}
      chosen={chosen}
      onChange={onChange}
      error={error}
      texts={{
        search: t('search.destinations'),
        chosen: (count, total) => t('chosen', { count, total: String(total) }),
        onlyChosen: t('onlyChosen'),
        all: t('all'),
        none: t('none'),
        allOf: (group) => t('allOf', { group }),
        noneOf: (group) => t('noneOf', { group }),
        ofGroup: (count, total) => t('ofGroup', { count: String(count), total: String(total) }),
        noMatch: t('noMatch'),
        nothingChosen: t('nothingChosen'),
        more: (count) => t('more', { count }),
      }}
    />
  );
}
