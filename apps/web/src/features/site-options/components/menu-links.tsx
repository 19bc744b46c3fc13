import type { SiteOptionRecord } from '@yay/contract/site-options/calls';
import type { MenuLink } from '@yay/contract/site-options/fields';
import { PlusIcon } from '@yay/ui/icons';
import { NativeSelect } from '@yay/ui/native-select';
import { TextField } from '@yay/ui/text-field';
import { useTranslations } from 'use-intl';
import type { FormValue } from '../model/form-values.ts';
import { PlaceActs } from './place-acts.tsx';

type Pages = NonNullable<SiteOptionRecord['pages']>;

export interface MenuFieldProps {
  path: string;
  label: string;
  value: FormValue | undefined;
  pages: Pages;
  disabled: boolean;
  className: string;
  error: string | undefined;
  errorOf: (path: string) => string | undefined;
  onChange: (value: FormValue) => void;
}

const MOST_IN_FOOTER = 30;

/** The links of the footer in their order. */
export function LinksField({ label, className, value, ...field }: MenuFieldProps) {
  const { path, pages, disabled, error, errorOf, onChange } = field;
  const links = (value ?? []) as readonly MenuLink[];
  const partError = links.some((_, at) => errorOf(`${path}.${at}`) !== undefined);
  return (
    <fieldset className={`${className} option-links`} disabled={disabled}>
      <legend className="field-label">{label}</legend>
      <MenuLinks
        path={path}
        most={MOST_IN_FOOTER}
        links={links}
        pages={pages}
        disabled={disabled}
        errorOf={errorOf}
        onChange={onChange}
      />
      {error && !partError && <p className="field-error">{error}</p>}
    </fieldset>
  );
}

/** Links to pages in their order: which page, and what the link is called in each language. */
export function MenuLinks({
  path,
  most,
  links,
  pages,
  disabled,
  errorOf,
  onChange,
}: {
  /** The path of the list in the option's fields. */
  path: string;
  most: number;
  links: readonly MenuLink[];
  pages: Pages;
  disabled: boolean;
  errorOf: (path: string) => string | undefined;
  onChange: (links: readonly MenuLink[]) => void;
}) {
  const t = useTranslations('site-options.menus');
  const change = (at: number, part: Partial<MenuLink>) =>
    onChange(links.map((link, index) => (index === at ? { ...link, ...part } : link)));
  const titleOf = ({ page }: MenuLink) => pages.find(({ id }) => id === page)?.title;
  return (
    <>
      <ol className="option-link-list">
        {links.map((link, at) => {
          const name = link.label || titleOf(link) || t('linkOf', { n: String(at + 1) });
          const id = `${path}-${at}`.replaceAll('.', '-');
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a link is known by its place alone
            <li key={at}>
              <fieldset className="option-link" aria-label={t('linkOf', { n: String(at + 1) })}>
                <PageField
                  id={`${id}-page`}
                  page={link.page}
                  pages={pages}
                  error={errorOf(`${path}.${at}.page`)}
                  onChange={(page) => change(at, { page })}
                />
                {(['label', 'label_es'] as const).map((part) => (
                  <TextField
                    key={part}
                    id={`${id}-${part}`}
                    label={t(part === 'label' ? 'label' : 'labelSpanish')}
                    maxLength={60}
                    autoComplete="off"
                    value={link[part]}
                    error={errorOf(`${path}.${at}.${part}`)}
                    onChange={({ currentTarget }) => change(at, { [part]: currentTarget.value })}
                  />
                ))}
                <PlaceActs
                  name={name}
                  at={at}
                  list={links}
                  disabled={disabled}
                  onChange={onChange}
                />
              </fieldset>
            </li>
          );
        })}
      </ol>
      {links.length < most && (
        <button
          type="button"
          className="staff-btn small"
          onClick={() => onChange([...links, { page: 0, label: '', label_es: '' }])}
        >
          <PlusIcon small />
          {t('addLink')}
        </button>
      )}
    </>
  );
}

function PageField({
  id,
  page,
  pages,
  error,
  onChange,
}: {
  id: string;
  page: number;
  pages: Pages;
  error: string | undefined;
  onChange: (page: number) => void;
}) {
  const t = useTranslations('site-options.menus');
  const isGone = page !== 0 && !pages.some((one) => one.id === page);
  return (
    <NativeSelect
      id={id}
      label={t('page')}
      value={page}
      error={error}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
    >
      {page === 0 && <option value={0}>{t('choose')}</option>}
      {isGone && <option value={page}>{t('gone', { id: String(page) })}</option>}
      {pages.map(({ id: number, title, shown }) => (
        <option key={number} value={number}>
          {shown ? title : t('hidden', { title })}
        </option>
      ))}
    </NativeSelect>
  );
}
