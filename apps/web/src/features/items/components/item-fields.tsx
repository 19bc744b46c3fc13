import { useTranslations } from 'use-intl';
import { FormSection } from '../../../lib/record-form/index.ts';
import { PictureField } from '../../../parts/picture-field/index.ts';
import type { ItemFieldSet } from '../model/item-field-set.ts';
import type { OrderedChoices } from '../model/ordered-choices.ts';
import { BasicsSection } from './basics-section.tsx';
import { ExtraSection } from './extra-section.tsx';
import { OptionsEditor } from './options-editor.tsx';
import { PriceSection } from './price-section.tsx';
import { SafetyMatrix } from './safety-matrix.tsx';
import { StockSection } from './stock-section.tsx';
import { TagsField } from './tags-field.tsx';

/** Every field of an item, in sections. */
export function ItemFields({
  fields,
  choices = [],
  onBusy,
}: {
  fields: ItemFieldSet;
  /** The choices that lunches ahead have of its options. */
  choices?: OrderedChoices;
  /** Tells whether its picture uploads: meanwhile the item waits. */
  onBusy: (busy: boolean) => void;
}) {
  const t = useTranslations('items.form');
  const { values, set, errorOf, locked } = fields;
  return (
    <>
      <BasicsSection fields={fields} />
      <PriceSection fields={fields} />
      <StockSection fields={fields} />
      <FormSection title={t('pictureTitle')} note={t('pictureNote')}>
        <PictureField
          label={t('picture')}
          assetId={values.asset_id.id}
          picture={values.asset_id.picture || null}
          subject={values.names}
          onChange={(asset) =>
            set('asset_id', { id: asset?.id ?? null, picture: asset?.picture ?? '' })
          }
          onBusy={onBusy}
          error={errorOf('asset_id')}
          disabled={locked}
        />
      </FormSection>
      <FormSection title={t('safetyTitle')} note={t('safetyNote')}>
        <SafetyMatrix
          value={values.properties}
          onChange={(properties) => set('properties', properties)}
          disabled={locked}
          error={errorOf('properties')}
        />
      </FormSection>
      <FormSection title={t('optionsTitle')} note={t('optionsNote')}>
        <OptionsEditor fields={fields} choices={choices} />
      </FormSection>
      <ExtraSection fields={fields} />
      <FormSection title={t('tagsTitle')} note={t('tagsNote')}>
        <TagsField fields={fields} />
      </FormSection>
    </>
  );
}
