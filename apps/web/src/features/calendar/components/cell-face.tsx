import {
  CalendarIcon,
  CheckCircleIcon,
  HomeIcon,
  LockClosedIcon,
  MinusCircleIcon,
  PencilSquareIcon,
  ShieldExclamationIcon,
} from '@yay/ui/icons';
import { EmptyPlate, OffPlate, Plate } from '@yay/ui/plate';
import { Tag } from '@yay/ui/tag';
import { useTranslations } from 'use-intl/react';
import type { Cell, CellKind } from '../model/cell.ts';
import type { WeekIndex } from '../model/week-index.ts';
import { usd } from './say.ts';

/** The class of each kind: every one has a shape of its own. */
export const CELL_CLASS: Record<CellKind, string> = {
  ordered: 'is-ordered',
  locked: 'is-ordered',
  unsaved: 'is-unsaved',
  removed: 'is-unsaved is-removed',
  empty: 'is-empty',
  closed: 'is-closed',
  noschool: 'is-noschool',
  nomenu: 'is-nomenu',
  blocked: 'is-blocked',
};

export function CellPlate({ cell, index }: { cell: Cell; index: WeekIndex }) {
  if (cell.kind === 'empty') return <EmptyPlate />;
  if (cell.kind === 'closed') return <OffPlate icon={<LockClosedIcon />} />;
  if (cell.kind === 'noschool') {
    return <OffPlate icon={cell.isSchoolOff ? <HomeIcon /> : <CalendarIcon />} />;
  }
  const item = cell.shown ? index.items.get(cell.shown.item_id) : undefined;
  if (!item) return <OffPlate icon={<CalendarIcon />} />;
  return <Plate src={item.picture} tint={item.tint} />;
}

/** The word of the state, and the price of the food; a late fee stands by itself. */
export function CellSide({ cell }: { cell: Cell }) {
  const price = cell.price && cell.price.total - cell.price.late_fee;
  const showsPrice = price !== null && (cell.kind !== 'blocked' || cell.change === null);
  return (
    <div className="side">
      <CellTag cell={cell} />
      {showsPrice && <span className="price num">{usd(price)}</span>}
    </div>
  );
}

function LockedTag({ served }: { served: boolean }) {
  const t = useTranslations('calendar.cell');
  return (
    <Tag tone="ok" icon={served ? <CheckCircleIcon /> : <LockClosedIcon />}>
      {t(served ? 'served' : 'locked')}
    </Tag>
  );
}

function CellTag({ cell }: { cell: Cell }) {
  const t = useTranslations('calendar.cell');
  switch (cell.kind) {
    case 'ordered':
      return (
        <Tag tone="ok" icon={<CheckCircleIcon />}>
          {t('ordered')}
        </Tag>
      );
    case 'locked':
      return <LockedTag served={cell.saved?.status === 'served'} />;
    case 'unsaved':
      return (
        <Tag tone="unsaved" icon={<PencilSquareIcon />}>
          {t('unsaved')}
        </Tag>
      );
    case 'removed':
      return (
        <Tag tone="unsaved" icon={<MinusCircleIcon />}>
          {t('unsaved')}
        </Tag>
      );
    case 'blocked':
      return (
        <Tag tone="danger" icon={<ShieldExclamationIcon />}>
          {t('blocked')}
        </Tag>
      );
    default:
      return null;
  }
}
