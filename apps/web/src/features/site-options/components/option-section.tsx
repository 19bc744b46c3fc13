import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Consequence } from '@yay/contract/site-options/calls';
import { InformationCircleIcon, MegaphoneIcon } from '@yay/ui/icons';
import type { Locale } from '@yay/words/locales';
import { useLocale, useTranslations } from 'use-intl';
import { useFieldText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { MinimalLine } from '../../../parts/minimal-text.tsx';
import { formatOffice } from '../../../parts/office-moment.ts';
import { previewQuery } from '../api/settings.ts';
import { FORM_FIELDS } from '../model/form-fields.ts';
import { OptionField } from './option-field.tsx';
import { useOptionWords } from './use-option-words.ts';
import type { OptionForm } from './use-settings-form.ts';

const SETTLE_MS = 400;

/** The form of one option: its fields, what it does or will do, and who changed it last. */
export function OptionSection({
  form,
  errorOf,
  onHistory,
}: {
  form: OptionForm;
  /** Returns the last save's error, by `type.path`. */
  errorOf: (name: string) => string | undefined;
  onHistory: () => void;
}) {
  const t = useTranslations('site-options');
  const locale = useLocale();
  const fieldText = useFieldText();
  const { option, values, changed, locked } = form;
  const { type } = option;
  const isChanged = changed.length > 0;
  const preview = usePreview(form);
  const errorAt = (path: string): string | undefined => {
    const said = errorOf(`${type}.${path}`);
    if (said !== undefined || !isChanged) return said;
    const codes = Object.entries(preview.errors).flatMap(([name, found]) =>
      name === `${type}.${path}` || name.startsWith(`${type}.${path}.`) ? found : [],
    );
    return codes.length > 0 ? fieldText([...new Set(codes)]) : undefined;
  };
  const id = `option-${type}`;
  return (
    <section className="record-section option-section" id={type} aria-labelledby={id}>
      <header>
        <h2 id={id} tabIndex={-1}>
          {t(`types.${type}`)}
        </h2>
        <p>{t(`notes.${type}`)}</p>
        <p>
          {option.changed_at === null
            ? t('never')
            : t('changed', {
                by: option.changed_by ?? t('somebody'),
                when: formatOffice(option.changed_at, locale),
              })}
        </p>
        <button
          type="button"
          className="link"
          aria-label={t('history.openOf', { type: t(`types.${type}`) })}
          onClick={onHistory}
        >
          {t('history.open')}
        </button>
      </header>
      <div className="record-fields">
        {option.is_broken && <p className="callout late full">{t('broken')}</p>}
        {!option.may_change && <p className="callout full">{t('notYours')}</p>}
        {FORM_FIELDS[type].map((field) => (
          <OptionField
            key={field.path}
            type={type}
            field={field}
            value={values[field.path]}
            picture={option.pictures[field.path] ?? null}
            articles={option.articles ?? []}
            pages={option.pages ?? []}
            isChanged={changed.includes(field.path)}
            disabled={locked}
            error={errorAt(field.path)}
            errorOf={errorAt}
            onChange={(value) => form.set(field.path, value)}
          />
        ))}
        {type === 'site_alert' && <AlertPreview values={values} />}
        <Consequences
          title={isChanged ? t('willDo') : t('does')}
          said={isChanged ? preview.said : option.consequences}
          waits={isChanged && preview.waits}
        />
      </div>
    </section>
  );
}

function usePreview({ option, fields, changed }: OptionForm) {
  const settled = useSettled(JSON.stringify(fields), SETTLE_MS);
  const asked = changed.length > 0 && option.may_change;
  const { data, error, isFetching } = useQuery({
    ...previewQuery(option.type, JSON.parse(settled)),
    enabled: asked,
    placeholderData: keepPreviousData,
  });
  const refused = isHttpError(error) && error.status === 422;
  return {
    said: refused ? [] : (data?.consequences ?? []),
    errors: refused && settled === JSON.stringify(fields) ? error.errors : {},
    waits: isFetching || settled !== JSON.stringify(fields),
  };
}

function Consequences({
  title,
  said,
  waits,
}: {
  title: string;
  said: readonly Consequence[];
  waits: boolean;
}) {
  const t = useTranslations('site-options');
  const { consequenceText } = useOptionWords();
  return (
    <div className="option-consequences full" aria-live="polite" aria-busy={waits}>
      {(said.length > 0 || waits) && (
        <div className={said.some(({ grave }) => grave) ? 'callout late' : 'callout'}>
          <InformationCircleIcon small />
          <div>
            <b>{title}</b>
            {said.length === 0 ? (
              <p>{t('checking')}</p>
            ) : (
              said.map((one) => <p key={one.code}>{consequenceText(one)}</p>)
            )}
          </div>
        </div>
      )}
    </div>
  );
}

function AlertPreview({ values }: { values: OptionForm['values'] }) {
  const t = useTranslations('site-options');
  const text = (path: string) => String(values[path] ?? '').trim();
  const english = {
    headline: text('headline'),
    copy: values.copy,
    link: text('link_text'),
  };
  const spanish = {
    headline: text('headline_es') || english.headline,
    copy: values.copy_es || english.copy,
    link: text('link_text_es') || english.link,
  };
  if (!english.headline && !english.copy) return null;
  const isTwice = JSON.stringify(spanish) !== JSON.stringify(english);
  return (
    <figure className="option-alert full">
      <figcaption className="field-label">{t('preview')}</figcaption>
      <PreviewedAlert lang="en" {...english} />
      {isTwice && <PreviewedAlert lang="es" {...spanish} />}
    </figure>
  );
}

function PreviewedAlert({
  lang,
  headline,
  copy,
  link,
}: {
  lang: Locale;
  headline: string;
  copy: unknown;
  link: string;
}) {
  return (
    <div lang={lang}>
      <MegaphoneIcon />
      <p>
        {headline && <strong>{headline}</strong>} <MinimalLine text={copy} />{' '}
        {link && <u>{link}</u>}
      </p>
    </div>
  );
}
