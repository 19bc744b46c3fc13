import { useQueryClient } from '@tanstack/react-query';
import type { TeachersTrips } from '@yay/contract/class-trips/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText, useFieldText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { askForTrip, teacherQuery } from '../api/teacher.ts';
import { namesIn } from '../model/names-in.ts';

interface Values {
  readonly date: PlainDate | null;
  readonly grade_id: number | null;
  /** Names of children where only some of the grade go. */
  readonly children: string;
  readonly place: string;
  readonly note: string;
  readonly email: string;
}
type Errors = Partial<Record<keyof Values, string>>;

/** Keeps what a teacher has filled in, says what is missing or refused, and sends it. */
export function useTripForm(
  token: string,
  link: TeachersTrips,
  onAsked: (next: TeachersTrips) => void,
) {
  const t = useTranslations('class-trips.ask');
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Values>({
    // The next day that can be asked for, which the form shows; another is a tap away.
    date: link.days.find(({ state }) => state === 'open')?.date ?? null,
    // A school of one grade asks nobody which.
    grade_id: link.grades.length === 1 ? (link.grades[0]?.id ?? null) : null,
    children: '',
    place: '',
    note: '',
    email: '',
  });
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const named = namesIn(values.children);

  function change(next: Partial<Values>) {
    setValues((now) => ({ ...now, ...next }));
    setErrors((now) =>
      Object.fromEntries(Object.entries(now).filter(([field]) => !(field in next))),
    );
  }
  function fail(next: Errors) {
    setErrors(next);
    const [first] = Object.keys(next);
    requestAnimationFrame(() =>
      form.current
        ?.querySelector<HTMLElement>(`[data-field="${first}"] :is(input:enabled, textarea)`)
        ?.focus(),
    );
  }
  async function send() {
    setProblem(undefined);
    const missing: Errors = {
      ...(values.date === null && { date: t('needDay') }),
      ...(values.grade_id === null && { grade_id: t('needGrade') }),
      ...(values.place.trim() === '' && { place: t('needPlace') }),
    };
    const { date, grade_id, children: _, ...rest } = values;
    if (date === null || grade_id === null || Object.keys(missing).length > 0) return fail(missing);
    setSending(true);
    try {
      onAsked(
        await askForTrip({
          token,
          date,
          grade_id,
          children: named.length > 0 ? named : null,
          ...rest,
        }),
      );
    } catch (error) {
      setSending(false);
      // A day or a link that ended meanwhile is drawn as it stands now.
      if (isHttpError(error)) void client.invalidateQueries(teacherQuery(token));
      const wrong = isHttpError(error) && error.status === 422 ? Object.entries(error.errors) : [];
      if (wrong.length === 0) return setProblem(errorText(error));
      fail(
        Object.fromEntries(
          wrong.map(([field, codes]) => [field.replace(/\..*/, ''), fieldText(codes)]),
        ),
      );
    }
  }
  return { form, values, named, errors, problem, sending, change, send };
}
