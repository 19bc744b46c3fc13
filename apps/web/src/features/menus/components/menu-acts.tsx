import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { MenuRecord } from '@yay/contract/menus/calls';
import { PAGES } from '@yay/contract/pages';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { Dialog } from '@yay/ui/dialog';
import {
  ArchiveBoxIcon,
  ArrowUturnLeftIcon,
  CalendarDaysIcon,
  DocumentDuplicateIcon,
} from '@yay/ui/icons';
import { TextField } from '@yay/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { menuKey, menuQuery } from '../api/menu-query.ts';
import { actOnMenu, copyMenu } from '../api/save-menu.ts';

/** Copy, archive, restore. */
export function MenuActs({ menu }: { menu: MenuRecord }) {
  const t = useTranslations('menus.one');
  const client = useQueryClient();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [asking, setAsking] = useState<'archive' | 'copy' | null>(null);
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const { id } = menu;
  const act = menu.archived_at === null ? 'archive' : 'restore';
  const held = act === 'archive' && menu.use.days > 0;

  async function carryOut(deed: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    try {
      await deed();
      setAsking(null);
    } catch (error) {
      showAlert(errorText(error));
      await client.invalidateQueries({ queryKey: menuKey(id) });
    } finally {
      setBusy(false);
    }
  }
  const archive = () =>
    carryOut(async () => {
      client.setQueryData(menuQuery(id).queryKey, await actOnMenu(act, id));
      showAlert('menuUpdated');
    });
  const copy = () =>
    carryOut(async () => {
      const copied = await copyMenu(id, name.trim());
      await navigate({
        to: PAGES.adminMenu.path,
        params: { menu: String(copied.id) },
        search: { alert: 'menuCreated' },
      });
    });

  return (
    <section aria-labelledby="menu-acts">
      <h2 id="menu-acts">{t('actions')}</h2>
      <ul className="act-list">
        {menu.kind === 'calendar' && (
          <li>
            <Link to={PAGES.adminMenuSchedules.path}>
              <CalendarDaysIcon small />
              {t('openSchedule')}
            </Link>
          </li>
        )}
        <li>
          <button
            type="button"
            onClick={() => {
              setName(menu.name);
              setAsking('copy');
            }}
          >
            <DocumentDuplicateIcon small />
            {t('copy')}
          </button>
        </li>
        <li>
          <button
            type="button"
            className={act === 'archive' ? 'danger' : undefined}
            aria-disabled={held || undefined}
            aria-describedby={held ? 'menu-held' : undefined}
            onClick={() => !held && setAsking('archive')}
          >
            {act === 'archive' ? <ArchiveBoxIcon small /> : <ArrowUturnLeftIcon small />}
            {t(act)}
          </button>
        </li>
      </ul>
      {held && (
        <p id="menu-held" className="hint">
          {t('scheduledNote', { count: menu.use.days })}
        </p>
      )}
      <ConfirmDialog
        open={asking === 'archive'}
        danger={act === 'archive'}
        title={t(`${act}Title`, { name: menu.name })}
        confirmLabel={t(act)}
        closeLabel={t('close')}
        note={t('logged')}
        loading={busy}
        loadingLabel={t('working')}
        onConfirm={() => void archive()}
        onClose={() => setAsking(null)}
      >
        <p>{t(`${act}Text`)}</p>
      </ConfirmDialog>
      <Dialog
        open={asking === 'copy'}
        onClose={() => setAsking(null)}
        title={t('copyTitle', { name: menu.name })}
        closeLabel={t('close')}
        done={{
          label: t('copy'),
          loading: busy,
          loadingLabel: t('working'),
          disabled: name.trim() === '',
          onPress: () => void copy(),
        }}
      >
        <p>{t('copyText')}</p>
        <TextField
          label={t('copyName')}
          value={name}
          maxLength={120}
          autoComplete="off"
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Dialog>
    </section>
  );
}
