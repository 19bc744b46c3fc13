import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Asset } from '@yay/contract/media/calls';
import { Button } from '@yay/ui/button';
import { IconButton } from '@yay/ui/icon-button';
import { TrashIcon, XMarkIcon } from '@yay/ui/icons';
import { TextArea } from '@yay/ui/text-area';
import { TextField } from '@yay/ui/text-field';
import { dimensionsText } from '@yay/ui/thumbnail';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { showAlert } from '../../lib/alerts/index.ts';
import { focusWhenLost } from '../../lib/focus-when-lost.ts';
import { dateInZone, deviceZone, formatDate } from '../../lib/format.ts';
import { isHttpError } from '../../lib/http/index.ts';
import { editsSince } from '../../lib/record-form/changed-fields.ts';
import { useFormErrors } from '../../lib/record-form/use-form-errors.ts';
import { StaffPart } from '../../lib/staff-part.tsx';
import { type Tag, TermField } from '../term-field/index.ts';
import { assetQuery, LIBRARY, saveAsset, usesQuery } from './api.ts';
import { DeleteAsset } from './delete-asset.tsx';
import { ReplacePicture } from './replace-picture.tsx';
import { editButton } from './tile.tsx';
import { UsesList } from './uses-list.tsx';

interface PanelProps {
  readonly id: number;
  readonly onClose: () => void;
  readonly onDeleted: (id: number) => void;
}

/** Shows a picture's description and its uses, and offers to replace or delete it. */
export function AssetPanel({ id, onClose, onDeleted }: PanelProps) {
  const t = useTranslations('media-library');
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const query = useQuery(assetQuery(id));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture is opened: its details are read from their head on.
  useEffect(() => title.current?.focus({ preventScroll: true }), [id]);
  // Back to its picture, or where there is none any more, to the search.
  useEffect(
    () => () =>
      focusWhenLost(
        () =>
          document.getElementById(editButton(id)) ??
          document.querySelector<HTMLElement>('.media-finder input'),
      ),
    [id],
  );
  const texts = {
    loading: t('loadingOne'),
    failedTitle: t('goneTitle'),
    retry: t('retry'),
  };
  return (
    <section className="media-panel" aria-labelledby={heading}>
      <header>
        <h2 id={heading} ref={title} tabIndex={-1}>
          {t('panel')}
        </h2>
        <IconButton size="sm" label={t('closePanel')} onClick={onClose}>
          <XMarkIcon small />
        </IconButton>
      </header>
      <StaffPart query={query} texts={(key) => texts[key]}>
        {(asset) => <AssetForm key={asset.id} asset={asset} onDeleted={onDeleted} />}
      </StaffPart>
    </section>
  );
}

type Values = Pick<Asset, 'name' | 'alt' | 'alt_es' | 'description'> & {
  terms: readonly Tag[];
};

function AssetForm({ asset, onDeleted }: { asset: Asset; onDeleted: (id: number) => void }) {
  const t = useTranslations('media-library');
  const client = useQueryClient();
  const { form, errorOf, placeErrors, clearErrors } = useFormErrors({ alerts: false });
  const [values, setValues] = useState<Values>(asset);
  const [saving, setSaving] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const set = (part: Partial<Values>) => setValues({ ...values, ...part });

  async function save(event: FormEvent) {
    event.preventDefault();
    if (saving) return;
    setSaving(true);
    clearErrors();
    try {
      const { name, alt, alt_es, description, terms } = values;
      const ids = terms.map((tag) => tag.id);
      const saved = await saveAsset(asset.id, {
        name,
        alt,
        alt_es,
        description,
        terms: ids,
      });
      client.setQueryData(assetQuery(asset.id).queryKey, saved);
      // Edits that came while it was being saved are still to be saved.
      setValues((now) => ({ ...saved, ...editsSince(values, now) }));
      void client.invalidateQueries({ queryKey: LIBRARY });
      showAlert('assetUpdated');
    } catch (error) {
      if (isHttpError(error) && Object.keys(error.errors).length > 0) placeErrors(error.errors);
      else showAlert('default');
    } finally {
      setSaving(false);
    }
  }
  return (
    <form ref={form} className="media-form" onSubmit={(event) => void save(event)} noValidate>
      <div className="media-fields">
        <ReplacePicture asset={asset} />
        <TextField
          label={t('name')}
          value={values.name}
          maxLength={160}
          required
          onChange={(event) => set({ name: event.currentTarget.value })}
          error={errorOf('name')}
        />
        <TextArea
          label={t('altText')}
          rows={2}
          value={values.alt}
          maxLength={300}
          onChange={(event) => set({ alt: event.currentTarget.value })}
          error={errorOf('alt')}
        />
        <TextArea
          label={t('altTextSpanish')}
          rows={2}
          value={values.alt_es}
          maxLength={300}
          onChange={(event) => set({ alt_es: event.currentTarget.value })}
          error={errorOf('alt_es')}
        />
        <TextArea
          label={t('notes')}
          rows={2}
          value={values.description}
          maxLength={2_000}
          onChange={(event) => set({ description: event.currentTarget.value })}
          error={errorOf('description')}
        />
        <TermField
          label={t('tagsOf')}
          chosen={t('chosenTags')}
          tags={values.terms}
          onTags={(terms) => set({ terms })}
          error={errorOf('terms')}
        />
        <Uses id={asset.id} />
        <Facts asset={asset} />
      </div>
      <footer>
        <button
          type="button"
          className="staff-btn quiet media-delete"
          onClick={() => setDeleting(true)}
        >
          <TrashIcon small />
          {t('remove')}
        </button>
        <Button type="submit" loading={saving} loadingLabel={t('updating')}>
          {t('update')}
        </Button>
      </footer>
      <DeleteAsset
        asset={asset}
        open={deleting}
        onClose={() => setDeleting(false)}
        onDeleted={() => onDeleted(asset.id)}
      />
    </form>
  );
}

function Facts({ asset: { author, created_at, details } }: { asset: Asset }) {
  const t = useTranslations('media-library');
  const locale = useLocale();
  const date = formatDate(dateInZone(Date.parse(created_at), deviceZone()), locale, 'day');
  return (
    <p className="media-facts">
      {author ? t('addedOn', { name: author.full_name, date }) : t('addedOnDate', { date })}
      <br />
      {t('dimensions', { size: dimensionsText(details) })}
    </p>
  );
}

function Uses({ id }: { id: number }) {
  const t = useTranslations('media-library');
  const { data, isError } = useQuery(usesQuery(id));
  return (
    <div className="media-uses">
      <h3>{t('uses')}</h3>
      {isError && <p className="hint">{t('usesFailed')}</p>}
      {data?.length === 0 && <p className="hint">{t('noUses')}</p>}
      {data && data.length > 0 && <UsesList uses={data} />}
    </div>
  );
}
