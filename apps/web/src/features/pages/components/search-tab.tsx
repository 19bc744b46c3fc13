import type { PageRecord } from '@yay/contract/pages/calls';
import type { PageLocale } from '@yay/contract/pages/values';
import { TextArea } from '@yay/ui/text-area';
import { TextField } from '@yay/ui/text-field';
import { useTranslations } from 'use-intl';
import { altIn } from '../model/alt-in.ts';
import type { Draft } from '../model/use-draft.ts';
import { usePictureDialog } from './picture-dialog.tsx';

/** Edits a page's look in search results and shared links. */
export function SearchTab({
  page,
  locale,
  draft,
}: {
  page: PageRecord;
  locale: PageLocale;
  draft: Draft;
}) {
  const t = useTranslations('pages.search');
  const { values, set, state } = draft;
  const errors = state.kind === 'refused' ? state.errors : {};
  const { choosePicture, dialog } = usePictureDialog();
  const archived = page.state === 'archived';
  async function choose() {
    const asset = await choosePicture(values.picture?.id);
    if (asset === null) return;
    const { id, name, picture, thumbnail } = asset;
    const alt = altIn(locale, asset);
    set({ picture: { id, name, alt, url: picture, thumbnail } });
  }
  return (
    <div className="page-search">
      <div className="page-search-fields">
        <TextField
          id="search-title"
          label={t('title')}
          hint={t('titleHint', { count: values.title.length })}
          value={values.title}
          maxLength={200}
          disabled={archived}
          error={errors.title}
          onChange={(event) => set({ title: event.currentTarget.value })}
        />
        <TextArea
          id="search-description"
          label={t('description')}
          hint={t('descriptionHint', { count: values.description.length })}
          rows={3}
          value={values.description}
          maxLength={500}
          disabled={archived}
          error={errors.description}
          onChange={(event) =>
            set({ description: event.currentTarget.value.replace(/\p{Cc}/gu, ' ') })
          }
        />
        <div>
          <p className="field-label">{t('picture')}</p>
          <p className="hint">{t('pictureHint')}</p>
          {values.picture && (
            <img
              className="search-picture"
              src={values.picture.thumbnail}
              alt={values.picture.alt}
              width={250}
              height={200}
            />
          )}
          <p className="rich-acts">
            <button
              type="button"
              className="staff-btn"
              disabled={archived}
              onClick={() => void choose()}
            >
              {values.picture ? t('exchange') : t('choose')}
            </button>
            {values.picture && (
              <button type="button" className="staff-btn" onClick={() => set({ picture: null })}>
                {t('remove')}
              </button>
            )}
          </p>
        </div>
      </div>
      <figure className="search-card">
        <figcaption>{t('card')}</figcaption>
        <p className="search-address">
          {location.host}
          {page.path}
        </p>
        <p className="search-name">{values.title || t('noTitle')}</p>
        <p>{cut(values.description) || t('noDescription')}</p>
      </figure>
      {dialog}
    </div>
  );
}

/** Cuts a text to the length that search engines show. */
const cut = (text: string) => (text.length > 160 ? `${text.slice(0, 157).trimEnd()}…` : text);
