import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import type { User } from '@yay/contract/users/calls';
import { addDays, isPlainDate, isWeekday, mondayOf, type PlainDate } from '@yay/domain/calendar';
import { Dialog } from '@yay/ui/dialog';
import { NativeSelect } from '@yay/ui/native-select';
import { Spinner } from '@yay/ui/spinner';
import { TextField } from '@yay/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useGradeName } from '../../../parts/grade-name.ts';
import { userLunchersQuery } from '../api/user-lunchers-query.ts';
import { today } from '../model/next-week.ts';

/**
 * Asks for the child and the week; the meal itself is chosen in the family's calendar, which is
 * opened there.
 */
export function UserAddSelection({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useTranslations('users.one');
  const gradeIn = useGradeName();
  const navigate = useNavigate();
  const { data: lunchers, isError } = useQuery(userLunchersQuery(user.id));
  const [luncherId, setLuncherId] = useState<string | null>(null);
  const [date, setDate] = useState<string>(nextWeekday);
  const [refused, setRefused] = useState(false);
  const luncher = lunchers?.find(({ id }) => String(id) === luncherId) ?? lunchers?.[0];

  function open() {
    if (!luncher) return;
    if (!isPlainDate(date) || !isWeekday(date)) return setRefused(true);
    void navigate({
      to: PAGES.lunchCalendar.path,
      search: {
        userId: String(user.id),
        week: mondayOf(date),
        luncher: String(luncher.id),
        day: date,
      },
    });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('add.title')}
      closeLabel={t('actions.close')}
      done={{ label: t('add.go'), onPress: open, disabled: !luncher }}
    >
      {lunchers?.length === 0 && <p>{t('add.none')}</p>}
      {!lunchers && (isError ? <p>{t('failed.text')}</p> : <Spinner label={t('loading')} />)}
      {luncher && (
        <form
          className="dialog-fields"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            open();
          }}
        >
          <p>{t('add.text')}</p>
          <NativeSelect
            label={t('add.luncher')}
            value={String(luncher.id)}
            onChange={(event) => setLuncherId(event.currentTarget.value)}
          >
            {lunchers?.map((one) => (
              <option key={one.id} value={String(one.id)}>
                {t('suspend.luncher', { name: one.full_name, grade: gradeIn(one.grade.label) })}
              </option>
            ))}
          </NativeSelect>
          <TextField
            type="date"
            label={t('add.date')}
            value={date}
            min={today()}
            onChange={(event) => {
              setRefused(false);
              setDate(event.currentTarget.value);
            }}
            error={refused ? t('add.weekend') : undefined}
          />
          <button type="submit" hidden tabIndex={-1} />
        </form>
      )}
    </Dialog>
  );
}

function nextWeekday(): PlainDate {
  let day = addDays(today(), 1);
  while (!isWeekday(day)) day = addDays(day, 1);
  return day;
}
