import {
  MODAL_AUDIENCES,
  MODAL_PATHS,
  MODAL_TYPES,
  PAY_AHEAD_MODAL,
} from '@yay/contract/message-modals/values';
import { ChoiceCard, ChoiceGroup } from '@yay/ui/choice-card';
import { useTranslations } from 'use-intl';
import {
  type FieldSet,
  FormSection,
  FormSelect,
  FormText,
  FormToggle,
} from '../../../lib/record-form/index.ts';
import { PictureField } from '../../../parts/picture-field/index.ts';
import { RichField } from '../../../parts/rich-text/index.ts';
import type { ModalValues } from '../model/modal-values.ts';

interface Props {
  readonly fields: FieldSet<ModalValues>;
}

/** Every field of a message, in sections. */
export function ModalFields({ fields }: Props) {
  const t = useTranslations('message-modals-admin');
  const { values, set, locked } = fields;
  return (
    <>
      <FormSection title={t('form.layoutTitle')} note={t('form.layoutNote')}>
        <div className="full">
          <ChoiceGroup legend={t('list.type')}>
            {MODAL_TYPES.map((type) => (
              <ChoiceCard
                key={type}
                type="radio"
                name="modal-type"
                title={t(`types.${type}`)}
                checked={values.type === type}
                disabled={locked}
                onChange={() => set('type', type)}
              />
            ))}
          </ChoiceGroup>
        </div>
      </FormSection>
      <WordsSection fields={fields} />
      <CtaSection fields={fields} />
      {values.locale === 'any' && <SpanishSection fields={fields} />}
      {values.type !== 'image-none' && <PicturesSection fields={fields} />}
      <WhereSection fields={fields} />
    </>
  );
}

function WordsSection({ fields }: Props) {
  const t = useTranslations('message-modals-admin.form');
  const { values, set, errorOf, locked } = fields;
  return (
    <FormSection title={t('wordsTitle')} note={t('wordsNote')}>
      <FormText
        form="modal"
        fields={fields}
        field="headline"
        label={t('headline')}
        className="full"
        maxLength={200}
        spellCheck
        required
      />
      {values.type !== 'image-full' && (
        <>
          <RichField
            id="modal-copy"
            className={fields.isChanged('copy') ? 'full is-changed' : 'full'}
            variant="minimal"
            label={t('copy')}
            value={values.copy}
            disabled={locked}
            onChange={(document) => set('copy', document)}
            error={errorOf('copy')}
          />
          <FormSelect
            form="modal"
            fields={fields}
            field="alignment"
            label={t('alignment')}
            options={(['left', 'center'] as const).map((side) => [side, t(`alignments.${side}`)])}
          />
        </>
      )}
    </FormSection>
  );
}

function CtaSection({ fields }: Props) {
  const t = useTranslations('message-modals-admin.form');
  return (
    <FormSection title={t('ctaTitle')} note={t('ctaNote')}>
      <FormSelect
        form="modal"
        fields={fields}
        field="cta_type"
        label={t('ctaType')}
        options={(['button', 'email'] as const).map((kind) => [kind, t(`ctaTypes.${kind}`)])}
      />
      <FormText
        form="modal"
        fields={fields}
        field="cta_text"
        label={t('ctaText')}
        maxLength={80}
        spellCheck
      />
      {fields.values.cta_type === 'button' && (
        <FormText
          form="modal"
          fields={fields}
          field="cta_url"
          label={t('ctaUrl')}
          hint={t('ctaUrlHint')}
          className="full"
          maxLength={2000}
          inputMode="url"
        />
      )}
    </FormSection>
  );
}

/** Asks for the words of those who read Spanish. */
function SpanishSection({ fields }: Props) {
  const t = useTranslations('message-modals-admin.form');
  const { values, set, errorOf, locked } = fields;
  return (
    <FormSection title={t('spanishTitle')} note={t('spanishNote')}>
      <FormText
        form="modal"
        fields={fields}
        field="headline_es"
        label={t('headlineEs')}
        lang="es"
        className="full"
        maxLength={200}
        spellCheck
      />
      {values.type !== 'image-full' && (
        <RichField
          id="modal-copy_es"
          className={fields.isChanged('copy_es') ? 'full is-changed' : 'full'}
          variant="minimal"
          label={t('copyEs')}
          lang="es"
          value={values.copy_es}
          disabled={locked}
          onChange={(document) => set('copy_es', document)}
          error={errorOf('copy_es')}
        />
      )}
      <FormText
        form="modal"
        fields={fields}
        field="cta_text_es"
        label={t('ctaTextEs')}
        lang="es"
        maxLength={80}
        spellCheck
      />
    </FormSection>
  );
}

function PicturesSection({ fields }: Props) {
  const t = useTranslations('message-modals-admin.form');
  const { values, set, errorOf, locked } = fields;
  const shown =
    values.type === 'image-full' ? (['landscape', 'portrait'] as const) : (['aligned'] as const);
  return (
    <FormSection title={t('picturesTitle')} note={t('picturesNote')}>
      {shown.map((which) => {
        const field = `image_${which}` as const;
        const { id, url } = values[field];
        return (
          <PictureField
            key={which}
            label={t(which)}
            hint={t(`${which}Hint`)}
            assetId={id}
            picture={url || null}
            subject={values.headline}
            onChange={(asset) =>
              set(field, {
                id: asset?.id ?? null,
                url: asset?.thumbnail ?? '',
                alt: asset?.alt ?? '',
              })
            }
            error={errorOf(field)}
            disabled={locked}
          />
        );
      })}
      {values.type === 'image-full' && (
        <FormSelect
          form="modal"
          fields={fields}
          field="orientation"
          label={t('orientation')}
          options={(['auto', 'portrait', 'landscape'] as const).map((way) => [
            way,
            t(`orientations.${way}`),
          ])}
        />
      )}
    </FormSection>
  );
}

const PATH_WORDS = {
  '/': 'home',
  '/lunch-calendar': 'calendar',
  '/monthly-preorders': 'monthly',
} as const;

function WhereSection({ fields }: Props) {
  const t = useTranslations('message-modals-admin');
  const { values, set, errorOf, locked } = fields;
  return (
    <FormSection
      title={t('form.whereTitle')}
      note={t('form.whereNote', { payAhead: String(PAY_AHEAD_MODAL) })}
    >
      <div className="full">
        <ChoiceGroup legend={t('form.pages')} error={errorOf('paths')}>
          {MODAL_PATHS.map((path) => (
            <ChoiceCard
              key={path}
              type="checkbox"
              title={t(`paths.${PATH_WORDS[path]}`)}
              note={path}
              checked={values.paths.includes(path)}
              disabled={locked}
              onChange={(on) =>
                set(
                  'paths',
                  MODAL_PATHS.filter((one) => (one === path ? on : values.paths.includes(one))),
                )
              }
            />
          ))}
        </ChoiceGroup>
      </div>
      <FormSelect
        form="modal"
        fields={fields}
        field="audience"
        label={t('form.audience')}
        options={MODAL_AUDIENCES.map((audience) => [audience, t(`audiences.${audience}`)])}
      />
      <FormSelect
        form="modal"
        fields={fields}
        field="locale"
        label={t('form.language')}
        options={(['any', 'en', 'es'] as const).map((locale) => [locale, t(`locales.${locale}`)])}
      />
      <FormText
        form="modal"
        fields={fields}
        field="starts_on"
        label={t('form.starts')}
        type="date"
      />
      <FormText
        form="modal"
        fields={fields}
        field="ends_on"
        label={t('form.ends')}
        hint={t('form.endsHint')}
        type="date"
      />
      <FormToggle
        form="modal"
        fields={fields}
        field="active"
        label={t('form.active')}
        hint={t('form.activeHint')}
      />
    </FormSection>
  );
}
