import type { Menu } from '@yay/contract/site-options/fields';
import { PlusIcon } from '@yay/ui/icons';
import { TextField } from '@yay/ui/text-field';
import { useTranslations } from 'use-intl';
import { type MenuFieldProps, MenuLinks } from './menu-links.tsx';
import { PlaceActs } from './place-acts.tsx';

const MOST_MENUS = 6;
const MOST_LINKS = 12;

/** The menus of the header in their order, each with a name and its links. */
export function MenusField({
  path,
  label,
  value,
  pages,
  disabled,
  className,
  error,
  errorOf,
  onChange,
}: MenuFieldProps) {
  const t = useTranslations('site-options.menus');
  const menus = (value ?? []) as readonly Menu[];
  const change = (at: number, part: Partial<Menu>) =>
    onChange(menus.map((menu, index) => (index === at ? { ...menu, ...part } : menu)));
  const partError = menus.some((_, at) => errorOf(`${path}.${at}`) !== undefined);
  return (
    <fieldset className={`${className} option-menus`} disabled={disabled}>
      <legend className="field-label">{label}</legend>
      {menus.map((menu, at) => {
        const name = menu.label || t('menuOf', { n: String(at + 1) });
        return (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: a menu is known by its place alone
            key={at}
            className="option-menu"
            aria-label={t('menuOf', { n: String(at + 1) })}
          >
            <div className="option-menu-head">
              {(['label', 'label_es'] as const).map((part) => (
                <TextField
                  key={part}
                  id={`${path}-${at}-${part}`}
                  label={t(part === 'label' ? 'name' : 'nameSpanish')}
                  maxLength={40}
                  autoComplete="off"
                  value={menu[part]}
                  error={errorOf(`${path}.${at}.${part}`)}
                  onChange={({ currentTarget }) => change(at, { [part]: currentTarget.value })}
                />
              ))}
              <PlaceActs name={name} at={at} list={menus} disabled={disabled} onChange={onChange} />
            </div>
            <MenuLinks
              path={`${path}.${at}.links`}
              most={MOST_LINKS}
              links={menu.links}
              pages={pages}
              disabled={disabled}
              errorOf={errorOf}
              onChange={(links) => change(at, { links: [...links] })}
            />
          </fieldset>
        );
      })}
      {error && !partError && <p className="field-error">{error}</p>}
      {menus.length < MOST_MENUS && (
        <button
          type="button"
          className="staff-btn small"
          onClick={() => onChange([...menus, { label: '', label_es: '', links: [] }])}
        >
          <PlusIcon small />
          {t('addMenu')}
        </button>
      )}
    </fieldset>
  );
}
