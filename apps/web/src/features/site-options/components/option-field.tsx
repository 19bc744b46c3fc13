import type { SiteOptionRecord } from '@yay/contract/site-options/calls';
import type { SiteOptionType } from '@yay/contract/site-options/fields';
import type { Document } from '@yay/documents';
import { NativeSelect } from '@yay/ui/native-select';
import { TextArea } from '@yay/ui/text-area';
import { TextField } from '@yay/ui/text-field';
import { ToggleField } from '@yay/ui/toggle-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PictureField } from '../../../parts/picture-field/index.ts';
import { RichField } from '../../../parts/rich-text/index.ts';
import type { FormField } from '../model/form-fields.ts';
import type { FormValue, Tier } from '../model/form-values.ts';
import { LinksField } from './menu-links.tsx';
import { MenusField } from './menus-field.tsx';
import { TiersField } from './tiers-field.tsx';
import { useOptionWords } from './use-option-words.ts';

const INPUTS = {
  text: {},
  email: { type: 'email', inputMode: 'email' },
  link: { inputMode: 'url' },
  money: { inputMode: 'decimal', lead: '$' },
  whole: { inputMode: 'numeric' },
  minute: { inputMode: 'numeric' },
  date: { type: 'date' },
  wholes: { inputMode: 'text' },
  moneys: { inputMode: 'text' },
} as const;

const HOURS = [...Array(24).keys()];
const WEEKDAYS = [...Array(7).keys()];
const HINTS: Partial<Record<FormField['kind'], 'link' | 'list'>> = {
  link: 'link',
  wholes: 'list',
  moneys: 'list',
};

interface OptionFieldProps {
  type: SiteOptionType;
  field: FormField;
  value: FormValue | undefined;
  picture: string | null;
  articles: readonly { readonly id: number; readonly title: string }[];
  pages: NonNullable<SiteOptionRecord['pages']>;
  isChanged: boolean;
  disabled: boolean;
  error: string | undefined;
  /** Returns the error of a part of the field, by its path. */
  errorOf: (path: string) => string | undefined;
  onChange: (value: FormValue) => void;
}

/** One field of an option, typed in as its kind asks for. */
export function OptionField({
  type,
  field,
  value,
  picture,
  articles,
  pages,
  isChanged,
  disabled,
  error,
  errorOf,
  onChange,
}: OptionFieldProps) {
  const t = useTranslations('site-options');
  const { labelOf, hourText, weekdayText } = useOptionWords();
  const [chosen, setChosen] = useState<string | null>(null);
  const { path, kind, most } = field;
  const label = labelOf(type, path);
  const common = {
    id: `${type}-${path.replaceAll('.', '-')}`,
    label,
    error,
    disabled,
    className: [field.wide && 'full', isChanged && 'is-changed'].filter(Boolean).join(' '),
  };
  switch (kind) {
    case 'toggle':
      return <ToggleField {...common} checked={value === true} onChange={onChange} />;
    case 'area':
      return (
        <TextArea
          {...common}
          rows={2}
          maxLength={most}
          value={String(value ?? '')}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
    case 'rich':
      return (
        <RichField
          {...common}
          lang={path.endsWith('_es') ? 'es' : undefined}
          variant="minimal"
          value={(value || null) as Document | null}
          onChange={onChange}
        />
      );
    case 'hour':
    case 'weekday':
      return (
        <NativeSelect
          {...common}
          value={String(value ?? '')}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {(kind === 'hour' ? HOURS : WEEKDAYS).map((at) => (
            <option key={at} value={at}>
              {kind === 'hour' ? hourText(at) : weekdayText(at)}
            </option>
          ))}
        </NativeSelect>
      );
    case 'article':
      return (
        <ArticleField
          {...common}
          value={String(value ?? '')}
          articles={articles}
          onChange={onChange}
        />
      );
    case 'tiers':
      return (
        <TiersField
          {...common}
          tiers={(value ?? []) as readonly Tier[]}
          errorOf={errorOf}
          onChange={onChange}
        />
      );
    case 'menus':
      return <MenusField {...common} {...{ path, value, pages, errorOf, onChange }} />;
    case 'links':
      return <LinksField {...common} {...{ path, value, pages, errorOf, onChange }} />;
    case 'picture':
      return (
        <div className="full">
          <PictureField
            label={label}
            assetId={(value ?? null) as number | null}
            picture={isChanged ? chosen : picture}
            subject={label}
            hint={t('hints.picture')}
            disabled={disabled}
            error={error}
            onChange={(asset) => {
              setChosen(null);
              onChange(asset?.id ?? null);
            }}
          />
        </div>
      );
    default: {
      const hint = HINTS[kind];
      return (
        <TextField
          {...common}
          {...INPUTS[kind]}
          hint={hint && t(`hints.${hint}`)}
          maxLength={most ?? 60}
          autoComplete="off"
          value={String(value ?? '')}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
    }
  }
}

/** Chooses one of the articles that stand on the site; one that was taken off is still named. */
function ArticleField({
  value,
  articles,
  onChange,
  ...field
}: {
  id: string;
  label: string;
  error: string | undefined;
  disabled: boolean;
  className: string;
  value: string;
  articles: readonly { readonly id: number; readonly title: string }[];
  onChange: (value: string) => void;
}) {
  const t = useTranslations('site-options');
  return (
    <NativeSelect
      {...field}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      <option value="">{t('newest')}</option>
      {value && !articles.some(({ id }) => String(id) === value) ? (
        <option value={value}>{t('article', { id: value })}</option>
      ) : null}
      {articles.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </NativeSelect>
  );
}
