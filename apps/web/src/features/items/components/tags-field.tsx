import { useTranslations } from 'use-intl';
import { TermField } from '../../../parts/term-field/index.ts';
import type { ItemFieldSet } from '../model/item-field-set.ts';

/** Tags that are known, or made on the way. */
export function TagsField({ fields }: { fields: ItemFieldSet }) {
  const t = useTranslations('items.form');
  return (
    <TermField
      className={fields.isChanged('term_ids') ? 'full is-changed' : 'full'}
      label={t('tags')}
      hint={t('tagsHint')}
      chosen={t('chosenTags')}
      tags={fields.values.term_ids}
      onTags={(chosen) => fields.set('term_ids', chosen)}
      disabled={fields.locked}
      error={fields.errorOf('term_ids')}
    />
  );
}
