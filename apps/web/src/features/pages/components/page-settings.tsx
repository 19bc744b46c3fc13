import { useQueryClient } from '@tanstack/react-query';
import type { PageRecord } from '@yay/contract/pages/calls';
import { isOpenKind, OPEN_KINDS, type OpenKind } from '@yay/contract/pages/values';
import { NativeSelect } from '@yay/ui/native-select';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText, useFieldText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { ArchiveAct } from '../../../lib/record-act.tsx';
import { actOnPage, updatePage } from '../api/change-page.ts';
import { pageKey, pageQuery } from '../api/page-query.ts';
import { useLostLinks } from '../model/use-lost-links.ts';
import { AddressField } from './address-field.tsx';

/** Shows a page's address and kind; archives it, or brings it back. */
export function PageSettings({ page }: { page: PageRecord }) {
  const t = useTranslations('pages.settings');
  return isOpenKind(page.kind) ? (
    <Settings page={page} begin={page.kind} />
  ) : (
    <p className="callout">{t('stays')}</p>
  );
}

function Settings({ page, begin }: { page: PageRecord; begin: OpenKind }) {
  const t = useTranslations('pages');
  const client = useQueryClient();
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const [path, setPath] = useState(page.path);
  const [kind, setKind] = useState<OpenKind>(begin);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { id, version } = page;
  const archived = page.state === 'archived';
  const lost = useLostLinks(page);
  const act = archived ? 'restore' : 'archive';

  async function save() {
    if (busy) return;
    setBusy(true);
    try {
      const saved = await updatePage(id, { version, path, kind, redirect: true });
      client.setQueryData(pageQuery(id).queryKey, saved);
      showAlert('pageUpdated');
    } catch (failure) {
      const codes = isHttpError(failure) ? failure.errors.path : undefined;
      setError(codes ? fieldText(codes) : errorText(failure));
    }
    setBusy(false);
  }
  return (
    <div className="page-settings">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <AddressField
          id="settings-path"
          value={path}
          page={id}
          error={error}
          onChange={(text) => {
            setPath(text);
            setError(undefined);
          }}
        />
        <p className="hint">{t('settings.moved')}</p>
        <NativeSelect
          id="settings-kind"
          label={t('list.kind')}
          value={kind}
          disabled={archived}
          onChange={({ currentTarget }) => {
            const picked = OPEN_KINDS.find((one) => one === currentTarget.value);
            if (picked) setKind(picked);
          }}
        >
          {OPEN_KINDS.map((one) => (
            <option key={one} value={one}>
              {t(`kinds.${one}`)}
            </option>
          ))}
        </NativeSelect>
        <button
          type="submit"
          className="staff-btn primary"
          disabled={archived}
          aria-disabled={busy || undefined}
        >
          {t('settings.save')}
        </button>
      </form>
      <ul className="act-list">
        <li>
          <ArchiveAct
            act={act}
            label={t(`settings.${act}`)}
            title={t(`settings.${act}Title`, { path: page.path })}
            text={archived ? t('settings.restoreText') : t('settings.archiveText') + lost}
            call={async () => {
              client.setQueryData(pageQuery(id).queryKey, await actOnPage(act, id));
              showAlert('pageUpdated');
            }}
            queryKey={pageKey(id)}
          />
        </li>
      </ul>
    </div>
  );
}
