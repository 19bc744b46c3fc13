import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MenuRecord } from '@yay/contract/menus/calls';
import type { GoMenu } from '@yay/contract/menus/go-menus';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { PlusIcon } from '@yay/ui/icons';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { formatDate } from '../../../lib/format.ts';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { goMenusQuery, menuKey } from '../api/menu-query.ts';
import { dropGoMenu } from '../api/save-go-menu.ts';
import { GoDialog } from './go-dialog.tsx';

/** Schools that keep a grab-and-go menu ready, from when until when. */
export function MenuGo({ menu }: { menu: MenuRecord }) {
  const t = useTranslations('menus.go');
  const locale = useLocale();
  const client = useQueryClient();
  const errorText = useErrorText();
  const query = useQuery(goMenusQuery(menu.id));
  const [editing, setEditing] = useState<GoMenu | 'new' | null>(null);
  const [dropping, setDropping] = useState<GoMenu | null>(null);
  const look = () => client.invalidateQueries({ queryKey: menuKey(menu.id) });
  const day = (date: GoMenu['starts_on']) => formatDate(date, locale, 'dayOfYear');

  async function drop({ id }: GoMenu) {
    try {
      await dropGoMenu(id);
    } catch (error) {
      showAlert(errorText(error));
    }
    setDropping(null);
    await look();
  }
  return (
    <section aria-labelledby="menu-go">
      <h2 id="menu-go">{t('title')}</h2>
      <StaffPart query={query} texts={t}>
        {(schools) =>
          schools.length === 0 ? (
            <p className="menu-none">{t('none')}</p>
          ) : (
            <ul className="menu-use">
              {schools.map((one) => (
                <li key={one.id}>
                  <b>{one.destination.name}</b>
                  <span className="dim">
                    {day(one.starts_on)} – {one.ends_on === null ? t('open') : day(one.ends_on)}
                  </span>
                  <span className="menu-use-acts">
                    <button
                      type="button"
                      className="staff-btn quiet"
                      aria-label={t('editOf', { school: one.destination.name })}
                      onClick={() => setEditing(one)}
                    >
                      {t('edit')}
                    </button>
                    <button
                      type="button"
                      className="staff-btn quiet"
                      aria-label={t('removeOf', { school: one.destination.name })}
                      onClick={() => setDropping(one)}
                    >
                      {t('remove')}
                    </button>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </StaffPart>
      {menu.archived_at === null && (
        <button type="button" className="staff-btn" onClick={() => setEditing('new')}>
          <PlusIcon small />
          {t('add')}
        </button>
      )}
      {editing && (
        <GoDialog
          menuId={menu.id}
          of={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
          onSaved={() => {
            setEditing(null);
            showAlert('menuUpdated');
            void look();
          }}
        />
      )}
      <ConfirmDialog
        open={dropping !== null}
        danger
        title={t('removeTitle', { school: dropping?.destination.name ?? '' })}
        confirmLabel={t('remove')}
        closeLabel={t('close')}
        onConfirm={() => dropping && void drop(dropping)}
        onClose={() => setDropping(null)}
      >
        <p>{t('removeText')}</p>
      </ConfirmDialog>
    </section>
  );
}
