import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { MenuRecord } from '@yay/contract/menus/calls';
import { PAGES } from '@yay/contract/pages';
import { Dialog } from '@yay/ui/dialog';
import { CalendarDaysIcon, DocumentDuplicateIcon } from '@yay/ui/icons';
import { TextField } from '@yay/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { ArchiveAct } from '../../../lib/record-act.tsx';
import { menuKey, menuQuery } from '../api/menu-query.ts';
import { actOnMenu, copyMenu } from '../api/save-menu.ts';

/** Copies a menu, archives it or restores it. */
export function MenuActs({ menu }: { menu: MenuRecord }) {
  const t = useTranslations('menus.one');
  const client = useQueryClient();
  const [copying, setCopying] = useState(false);
  const { id, name } = menu;
  const act = menu.archived_at === null ? 'archive' : 'restore';
  const held = act === 'archive' && menu.use.days > 0;
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
          <button type="button" onClick={() => setCopying(true)}>
            <DocumentDuplicateIcon small />
            {t('copy')}
          </button>
        </li>
        <li>
          <ArchiveAct
            act={act}
            label={t(act)}
            heldBy={held ? 'menu-held' : undefined}
            title={t(`${act}Title`, { name })}
            text={t(`${act}Text`)}
            call={async () => {
              client.setQueryData(menuQuery(id).queryKey, await actOnMenu(act, id));
              showAlert('menuUpdated');
            }}
            queryKey={menuKey(id)}
          />
        </li>
      </ul>
      {held && (
        <p id="menu-held" className="hint">
          {t('scheduledNote', { count: menu.use.days })}
        </p>
      )}
      {copying && <CopyDialog menu={menu} onClose={() => setCopying(false)} />}
    </section>
  );
}

/** Asks for the name of the copy, makes it and opens it. */
function CopyDialog({ menu, onClose }: { menu: MenuRecord; onClose: () => void }) {
  const t = useTranslations('menus.one');
  const common = useTranslations('admin.record');
  const client = useQueryClient();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [name, setName] = useState(menu.name);
  const [busy, setBusy] = useState(false);

  async function copy() {
    if (busy) return;
    setBusy(true);
    try {
      const copied = await copyMenu(menu.id, name.trim());
      await navigate({
        to: PAGES.adminMenu.path,
        params: { menu: String(copied.id) },
        search: { alert: 'menuCreated' },
      });
      onClose();
    } catch (error) {
      showAlert(errorText(error));
      await client.invalidateQueries({ queryKey: menuKey(menu.id) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('copyTitle', { name: menu.name })}
      closeLabel={common('cancel')}
      done={{
        label: t('copy'),
        loading: busy,
        loadingLabel: common('working'),
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
  );
}
