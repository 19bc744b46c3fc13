import { MENU_KINDS, THEMES } from '@yay/domain/menus';
import { useTranslations } from 'use-intl';
import {
  type FieldSet,
  FormSection,
  FormSelect,
  FormText,
} from '../../../lib/record-form/index.ts';
import type { MenuValues } from '../model/menu-values.ts';

export function MenuFields({
  fields,
  isNew = false,
}: {
  fields: FieldSet<MenuValues>;
  isNew?: boolean;
}) {
  const t = useTranslations('menus.form');
  const themes = useTranslations('menus.themes');
  const kinds = useTranslations('menus.kinds');
  return (
    <FormSection title={t('aboutTitle')} note={t('aboutNote')}>
      <FormText
        form="menu"
        fields={fields}
        field="name"
        label={t('name')}
        className="full"
        maxLength={120}
        required
      />
      {isNew && (
        <FormSelect
          form="menu"
          fields={fields}
          field="kind"
          label={t('kind')}
          hint={t('kindHint')}
          options={MENU_KINDS.map((kind) => [kind, kinds(kind)])}
        />
      )}
      <FormSelect
        form="menu"
        fields={fields}
        field="theme"
        label={t('theme')}
        options={[['', t('noTheme')], ...THEMES.map((theme) => [theme, themes(theme)] as const)]}
      />
      <FormText
        form="menu"
        fields={fields}
        field="last_day"
        label={t('lastDay')}
        hint={t('lastDayHint')}
        type="date"
        required
      />
    </FormSection>
  );
}
