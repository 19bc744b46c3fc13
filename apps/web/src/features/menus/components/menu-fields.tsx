import { MENU_KINDS, THEMES } from '@yay/domain/menus';
import { NativeSelect } from '@yay/ui/native-select';
import { useTranslations } from 'use-intl';
import { type FieldSet, FormSection, FormText } from '../../../lib/record-form/index.ts';
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
  const { values, set, errorOf, locked, isChanged } = fields;
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
        <NativeSelect
          id="menu-kind"
          label={t('kind')}
          hint={t('kindHint')}
          value={values.kind}
          onChange={(event) =>
            set('kind', event.currentTarget.value === 'grab_and_go' ? 'grab_and_go' : 'calendar')
          }
          error={errorOf('kind')}
        >
          {MENU_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {kinds(kind)}
            </option>
          ))}
        </NativeSelect>
      )}
      <NativeSelect
        id="menu-theme"
        className={isChanged('theme') ? 'is-changed' : undefined}
        label={t('theme')}
        value={values.theme}
        disabled={locked}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          set('theme', THEMES.find((theme) => theme === chosen) ?? '');
        }}
        error={errorOf('theme')}
      >
        <option value="">{t('noTheme')}</option>
        {THEMES.map((theme) => (
          <option key={theme} value={theme}>
            {themes(theme)}
          </option>
        ))}
      </NativeSelect>
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
