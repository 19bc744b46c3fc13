import { useQueryClient } from '@tanstack/react-query';
import type { PageRecord } from '@yay/contract/pages/calls';
import { isOpenKind, OPEN_KINDS } from '@yay/contract/pages/values';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { ConflictNotice } from '../../../lib/conflict/index.ts';
import { ArchiveAct } from '../../../lib/record-act.tsx';
import { FormSelect } from '../../../lib/record-form/index.ts';
import { actOnPage } from '../api/change-page.ts';
import { pageKey, pageQuery } from '../api/page-query.ts';
import { useLostLinks } from '../model/use-lost-links.ts';
import type { PageSettingsEdit } from '../model/use-page-settings.ts';
import { AddressField } from './address-field.tsx';

/** Shows a page's address and kind; archives it, or brings it back. */
export function PageSettings({
  page,
  edit,
  choice,
}: {
  page: PageRecord;
  edit: PageSettingsEdit;
  /** The choice between two people's edits. */
  choice: RefObject<HTMLElement | null>;
}) {
  const t = useTranslations('pages');
  const { fields, saved, values } = edit;
  if (!isOpenKind(page.kind)) return <p className="callout">{t('settings.stays')}</p>;
  const textOf = ({ path, kind }: typeof values, field: keyof typeof values) =>
    field === 'kind' ? t(`kinds.${kind}`) : path;
  return (
    <div className="page-settings">
      <form
        ref={edit.errors.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (edit.conflict) choice.current?.focus();
          else void edit.save();
        }}
      >
        {edit.conflict && (
          <ConflictNotice
            ref={choice}
            rows={edit.changed.map((field) => ({
              id: field,
              label: t(field === 'kind' ? 'list.kind' : 'address.label'),
              theirs: textOf(saved, field),
              mine: textOf(values, field),
            }))}
            busy={edit.busy}
            onKeep={(theirs) => void edit.settle(theirs, page.version)}
            onTakeTheirs={edit.discard}
          />
        )}
        <AddressField
          id="settings-path"
          className={fields.isChanged('path') ? 'is-changed' : undefined}
          disabled={fields.locked}
          value={values.path}
          page={page.id}
          error={fields.errorOf('path')}
          onChange={(path) => fields.set('path', path)}
        />
        <p className="hint">{t('settings.moved')}</p>
        <FormSelect
          form="settings"
          fields={fields}
          field="kind"
          label={t('list.kind')}
          options={OPEN_KINDS.map((kind) => [kind, t(`kinds.${kind}`)])}
        />
        {/* Enter in a field saves, as the bar does. */}
        <button type="submit" hidden tabIndex={-1} />
      </form>
      <Archiving page={page} />
    </div>
  );
}

function Archiving({ page }: { page: PageRecord }) {
  const t = useTranslations('pages.settings');
  const client = useQueryClient();
  const lost = useLostLinks(page);
  const archived = page.state === 'archived';
  const act = archived ? 'restore' : 'archive';
  return (
    <ul className="act-list">
      <li>
        <ArchiveAct
          act={act}
          label={t(act)}
          title={t(`${act}Title`, { path: page.path })}
          text={archived ? t('restoreText') : t('archiveText') + lost}
          call={async () => {
            client.setQueryData(pageQuery(page.id).queryKey, await actOnPage(act, page.id));
            showAlert('pageUpdated');
          }}
          queryKey={pageKey(page.id)}
        />
      </li>
    </ul>
  );
}
