import type { SchoolSetup } from '@yay/contract/school-setup/calls';
import { IconButton } from '@yay/ui/icon-button';
import { PlusIcon, TrashIcon } from '@yay/ui/icons';
import { TextField } from '@yay/ui/text-field';
import { useTranslations } from 'use-intl';
import { SAVE } from './api.ts';
import { ListSection } from './list-section.tsx';
import { useLines } from './use-lines.ts';

type Period = SchoolSetup['periods']['list'][number];
const pick = ({ periods }: SchoolSetup) => ({ version: periods.version, lines: periods.list });

/** Edits the lunch periods of a school's groups, as clocks at the school show them. */
export function Periods({ schoolId, setup }: { schoolId: number; setup: SchoolSetup }) {
  const t = useTranslations('school-setup');
  const lines = useLines<Period>({
    schoolId,
    setup,
    pick,
    save: (version, list) => SAVE.periods(schoolId, { version, list }),
  });
  const { groups } = setup.periods;
  const open = groups.filter((group) => !lines.plain.some((period) => period.group === group));
  return (
    <ListSection
      id="setup-periods"
      title={t('periods.title')}
      text={t('periods.text')}
      lines={lines}
      onSave={() => void lines.keep()}
      add={open.map((group) => (
        <button
          key={group}
          type="button"
          className="staff-btn"
          onClick={() =>
            lines.add({
              group,
              name: t('periods.defaultName'),
              starts_at: '11:30',
              ends_at: '12:00',
            })
          }
        >
          <PlusIcon small />
          {t('periods.set', { group })}
        </button>
      ))}
    >
      {groups.length === 0 && <p className="mid">{t('periods.noGroups')}</p>}
      <ul className="setup-periods">
        {lines.lines.map(({ key, line }, at) => (
          <li key={key}>
            <fieldset>
              <legend>{line.group}</legend>
              <TextField
                id={`period-name-${key}`}
                label={t('periods.name')}
                value={line.name}
                maxLength={40}
                required
                error={lines.errorOf(at, 'name') ?? lines.errorOf(at, 'group')}
                onChange={(event) => lines.set(key, { name: event.currentTarget.value })}
              />
              {(['starts_at', 'ends_at'] as const).map((field) => (
                <TextField
                  key={field}
                  id={`period-${field}-${key}`}
                  label={t(field === 'starts_at' ? 'periods.starts' : 'periods.ends')}
                  type="time"
                  value={line[field]}
                  required
                  error={lines.errorOf(at, field)}
                  onChange={(event) => lines.set(key, { [field]: event.currentTarget.value })}
                />
              ))}
              <IconButton
                size="sm"
                label={t('periods.clear', { group: line.group })}
                onClick={() => lines.remove(key)}
              >
                <TrashIcon small />
              </IconButton>
            </fieldset>
          </li>
        ))}
      </ul>
    </ListSection>
  );
}
