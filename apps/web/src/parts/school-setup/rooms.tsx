import type { SchoolSetup } from '@yay/contract/school-setup/calls';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { IconButton } from '@yay/ui/icon-button';
import { ArrowUpIcon, PlusIcon, TrashIcon } from '@yay/ui/icons';
import { TextField } from '@yay/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SAVE } from './api.ts';
import { ListSection } from './list-section.tsx';
import { useLines } from './use-lines.ts';

interface Room {
  readonly id: number | null;
  readonly name: string;
  readonly lunchers: number;
}
const pick = ({ rooms }: SchoolSetup) => ({
  version: rooms.version,
  lines: rooms.list as readonly Room[],
});

/** The rooms of a school. Before one with children in it goes, it is said how many lose theirs. */
export function Rooms({ schoolId, setup }: { schoolId: number; setup: SchoolSetup }) {
  const t = useTranslations('school-setup');
  const [asking, setAsking] = useState(false);
  const lines = useLines<Room>({
    schoolId,
    setup,
    pick,
    save: (version, list) =>
      SAVE.rooms(schoolId, { version, list: list.map(({ id, name }) => ({ id, name })) }),
  });
  const gone = lines.read.lines.filter(
    ({ id, lunchers }) => lunchers > 0 && !lines.plain.some((room) => room.id === id),
  );
  const keep = () => {
    setAsking(false);
    void lines.keep();
  };
  return (
    <>
      <ListSection
        id="setup-rooms"
        title={t('rooms.title')}
        text={t('rooms.text')}
        lines={lines}
        onSave={() => (gone.length > 0 ? setAsking(true) : keep())}
        add={
          <button
            type="button"
            className="staff-btn"
            onClick={() => lines.add({ id: null, name: '', lunchers: 0 })}
          >
            <PlusIcon small />
            {t('rooms.add')}
          </button>
        }
      >
        {lines.lines.length === 0 && <p className="mid">{t('rooms.none')}</p>}
        <ol className="setup-rooms">
          {lines.lines.map(({ key, line }, at) => {
            const name = line.name || t('rooms.name');
            return (
              <li key={key}>
                <TextField
                  id={`room-${key}`}
                  label={<span className="sr">{`${t('rooms.name')} ${at + 1}`}</span>}
                  value={line.name}
                  maxLength={30}
                  required
                  autoComplete="off"
                  error={lines.errorOf(at, 'name')}
                  onChange={(event) => lines.set(key, { name: event.currentTarget.value })}
                />
                <span className="mid">{t('rooms.lunchers', { count: line.lunchers })}</span>
                <span className="setup-line-acts">
                  <IconButton
                    size="sm"
                    label={t('up', { name })}
                    disabled={at === 0}
                    onClick={() => lines.up(at)}
                  >
                    <ArrowUpIcon small />
                  </IconButton>
                  <IconButton
                    size="sm"
                    label={t('removeNamed', { name })}
                    onClick={() => lines.remove(key)}
                  >
                    <TrashIcon small />
                  </IconButton>
                </span>
              </li>
            );
          })}
        </ol>
      </ListSection>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={keep}
        title={t('rooms.removeTitle', { names: gone.map(({ name }) => name).join(', ') })}
        confirmLabel={t('save')}
        closeLabel={t('cancel')}
      >
        <p>
          {t('rooms.removeText', { count: gone.reduce((sum, { lunchers }) => sum + lunchers, 0) })}
        </p>
      </ConfirmDialog>
    </>
  );
}
