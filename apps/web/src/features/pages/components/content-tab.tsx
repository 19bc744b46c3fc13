import type { PagePictureOut, PageRecord } from '@yay/contract/pages/calls';
import { isOpenKind, type PageLocale, variantOf } from '@yay/contract/pages/values';
import { outlineOf } from '@yay/documents';
import { TextArea } from '@yay/ui/text-area';
import { TextField } from '@yay/ui/text-field';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { RichField, RichText } from '../../../parts/rich-text/index.ts';
import { altIn } from '../model/alt-in.ts';
import type { Draft } from '../model/use-draft.ts';
import { JobFactsFields } from './job-facts-fields.tsx';
import { PagePreview } from './page-preview.tsx';
import { usePictureDialog } from './picture-dialog.tsx';
import { TopicsField } from './topics-field.tsx';

/** The text of a page, its headings, and how visitors will see it. */
export function ContentTab({
  page,
  locale,
  draft,
}: {
  page: PageRecord;
  locale: PageLocale;
  draft: Draft;
}) {
  const t = useTranslations('pages');
  const { values, set, state } = draft;
  const errors = state.kind === 'refused' ? state.errors : {};
  const current = page.locales.find((one) => one.locale === locale)?.current ?? null;
  // Pictures that were chosen just now are not those of the version that was read.
  const [chosen, setChosen] = useState<readonly Pick<PagePictureOut, 'id' | 'url' | 'alt'>[]>([]);
  const pictures = [...chosen, ...(current?.body_pictures ?? [])];
  const pictureOf = (asset: number) => {
    const picture = pictures.find(({ id }) => id === asset);
    return picture ? { src: picture.url, alt: picture.alt } : null;
  };
  const { choosePicture, dialog } = usePictureDialog();
  const outline = outlineOf(values.body);
  const main = useRef<HTMLDivElement>(null);
  const archived = page.state === 'archived';
  return (
    <div className="page-content">
      <div ref={main} className="page-writing">
        <TextField
          id="page-title"
          label={t('search.title')}
          value={values.title}
          maxLength={200}
          disabled={archived}
          error={errors.title}
          onChange={(event) => set({ title: event.currentTarget.value })}
        />
        {!isOpenKind(page.kind) && (
          <TextArea
            id="page-description"
            label={t('one.belowTitle')}
            rows={2}
            value={values.description}
            maxLength={500}
            error={errors.description}
            onChange={(event) => set({ description: event.currentTarget.value })}
          />
        )}
        {page.kind === 'article' && <TopicsField draft={draft} disabled={archived} />}
        {page.kind === 'job' && <JobFactsFields draft={draft} disabled={archived} />}
        {outline.length > 0 && (
          <nav className="page-outline" aria-label={t('one.outline')}>
            <ol>
              {outline.map((entry, at) => (
                <li key={entry.fragment} className={`is-level-${entry.level}`}>
                  <button
                    type="button"
                    onClick={() =>
                      main.current
                        ?.querySelectorAll('.rich-body :is(h1, h2, h3)')
                        [at]?.scrollIntoView({ block: 'center' })
                    }
                  >
                    {entry.text || '…'}
                  </button>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <RichText
          label={t('one.text')}
          variant={variantOf(page.kind)}
          value={values.body}
          disabled={archived}
          error={errors.body}
          pictureOf={pictureOf}
          choosePicture={async () => {
            const asset = await choosePicture();
            if (asset === null) return null;
            const alt = altIn(locale, asset);
            setChosen((before) => [{ id: asset.id, url: asset.picture, alt }, ...before]);
            return { id: asset.id, alt, picture: asset.picture };
          }}
          onChange={(body) => set({ body })}
        />
        {isOpenKind(page.kind) && (
          <RichField
            id="page-links"
            label={t('one.links')}
            hint={t('one.linksHint')}
            lang={locale}
            variant="linklist"
            value={values.links}
            disabled={archived}
            error={errors.links}
            onChange={(links) => set({ links })}
          />
        )}
      </div>
      <PagePreview page={page} locale={locale} />
      {dialog}
    </div>
  );
}
