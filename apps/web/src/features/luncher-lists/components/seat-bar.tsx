import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LuncherList } from '@yay/contract/luncher-lists/calls';
import { Checkbox } from '@yay/ui/checkbox';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { seatLunchers } from '../../../parts/school-portal/index.ts';

const NO_ROOM = 'none';

export interface SeatBarProps {
  list: LuncherList;
  schoolId: number;
  /** The list shows children who need something: who has a room keeps it. */
  onlyWithout: boolean;
  /** Another list is on its way. */
  isOld: boolean;
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
  /** The list begins anew after a seating: it may name those children no longer. */
  onSeated: () => void;
}

/** Children, and the room that they are seated in; undefined takes them out of theirs. */
type Seating = { room: LuncherList['rooms'][number] | undefined; ids: number[] };

/** Seats the children that are checked in the list, such as a class at the start of a year. */
export function SeatBar(props: SeatBarProps) {
  const { list, schoolId, onlyWithout, isOld, chosen, onChoose, onSeated } = props;
  const t = useTranslations('luncher-lists.seat');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [place, setPlace] = useState('');
  const here = list.data.filter((row) => row.is_here);
  const all = here.filter((row) => row.no_room || !onlyWithout).map((row) => row.luncher_id);
  const ids = here.map((row) => row.luncher_id).filter((id) => chosen.has(id));
  const room = list.rooms.find(({ id }) => String(id) === place);
  const seat = useMutation({
    mutationFn: (sent: Seating) => seatLunchers(schoolId, sent.room?.id ?? null, sent.ids),
    onSuccess: async (_, sent) => {
      const count = sent.ids.length;
      showAlert(
        sent.room === undefined
          ? t('taken', { count })
          : t('seated', { count, room: sent.room.name }),
      );
      // Children checked meanwhile are still to be seated.
      onChoose(new Set([...chosen].filter((id) => !sent.ids.includes(id))));
      setPlace('');
      onSeated();
      await Promise.all(
        ['luncher-list', 'school-day', 'school-setup'].map((name) =>
          queries.invalidateQueries({ queryKey: [name, schoolId] }),
        ),
      );
    },
    onError: (error) =>
      showAlert(isHttpError(error) && error.status === 404 ? t('moved') : errorText(error)),
  });
  return (
    <fieldset className="list-seat">
      <legend className="sr">{t('title')}</legend>
      <label>
        <Checkbox
          className="dg-box-input"
          checked={all.length > 0 && all.every((id) => chosen.has(id))}
          disabled={all.length === 0}
          onChange={(on) => onChoose(new Set(on ? all : []))}
        />
        {t(onlyWithout ? 'allWithout' : 'all')}
      </label>
      {ids.length === 0 ? (
        <p className="mid">{t('hint')}</p>
      ) : (
        <>
          <b>{t('chosen', { count: ids.length })}</b>
          <select
            className="staff-in"
            aria-label={t('room')}
            value={place}
            onChange={(event) => setPlace(event.currentTarget.value)}
          >
            <option value="" disabled>
              {t('choose')}
            </option>
            {list.rooms.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value={NO_ROOM}>{t('none')}</option>
          </select>
          <button
            type="button"
            className="staff-btn primary"
            disabled={place === '' || seat.isPending || isOld}
            onClick={() => seat.mutate({ room, ids })}
          >
            {t('act')}
          </button>
        </>
      )}
    </fieldset>
  );
}
