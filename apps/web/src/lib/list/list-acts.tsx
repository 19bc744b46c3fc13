import { Link, useNavigate } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { ArrowDownTrayIcon, EllipsisHorizontalIcon, LinkIcon } from '@yay/ui/icons';
import { MenuButton, type MenuButtonItem } from '@yay/ui/menu-button';
import { useTranslations } from 'use-intl';
import { useIsPhone } from '../viewport.ts';
import { copyLink } from './copy-link.ts';
import type { List, ListAct, ListRow } from './types.ts';

/** The acts on the whole list. A phone shows the primary one and keeps the rest in a menu. */
export function ListActs<Row extends ListRow>({
  list,
  exported,
  onExport,
}: {
  list: List<Row>;
  /** An export was asked for just now. */
  exported: boolean;
  onExport: () => void;
}) {
  const t = useTranslations('admin.list');
  const phone = useIsPhone();
  const { acts = [], exportable = false, action } = list;
  const toExport: ListAct[] = exportable
    ? [{ id: 'export', title: t('export'), icon: <ArrowDownTrayIcon small />, act: onExport }]
    : [];
  return (
    <>
      {phone ? (
        <ActsMenu acts={[...toExport, ...acts]} exported={exported} />
      ) : (
        <>
          {exported && (
            <Link to={PAGES.adminExports.path} className="staff-btn quiet">
              {t('seeExports')}
            </Link>
          )}
          {[...toExport, ...acts].map((one) => (
            <ActButton key={one.id} act={one} />
          ))}
        </>
      )}
      {action}
    </>
  );
}

function ActButton({ act }: { act: ListAct }) {
  const face = (
    <>
      {act.icon}
      {act.title}
    </>
  );
  return 'to' in act ? (
    <Link to={act.to} search={{}} className="staff-btn">
      {face}
    </Link>
  ) : (
    <button type="button" className="staff-btn" onClick={act.act}>
      {face}
    </button>
  );
}

function ActsMenu({ acts, exported }: { acts: readonly ListAct[]; exported: boolean }) {
  const t = useTranslations('admin.list');
  const navigate = useNavigate();
  const all: ListAct[] = [
    ...acts,
    ...(exported ? [{ id: 'exports', title: t('seeExports'), to: PAGES.adminExports.path }] : []),
    { id: 'link', title: t('copyLink'), icon: <LinkIcon small />, act: () => void copyLink() },
  ];
  const items = all.map(({ id, title, icon }): MenuButtonItem => ({ id, label: title, icon }));
  function choose(id: string) {
    const chosen = all.find((one) => one.id === id);
    if (chosen && 'to' in chosen) void navigate({ to: chosen.to, search: {} });
    else chosen?.act();
  }
  return (
    <MenuButton label={t('more')} className="staff-btn more" items={items} onAction={choose}>
      <EllipsisHorizontalIcon />
    </MenuButton>
  );
}
