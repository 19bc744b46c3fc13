import { useQueryClient } from '@tanstack/react-query';
import type { LunchCalendar } from '@yay/contract/calendar/calls';
import type { SaveConflict, SaveResult } from '@yay/contract/orders/calls';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { dismissAlert, showAlert } from '../../../lib/alerts/index.ts';
import type { HttpError } from '../../../lib/http/index.ts';
import { useStore } from '../../../lib/store.ts';
import type { Conflict } from '../model/conflict.ts';
import type { SaveRequest } from '../model/save-request.ts';
import { savedCount } from '../model/saved-count.ts';
import { announce } from './announce.ts';
import { type SaveOutcome, weekSaver } from './week-saver.ts';

export type RefusedDays = { request: SaveRequest; answer: SaveResult['data'] };

/** The messages of a save that failed: untrue once another has gone through. */
const FAILED = ['promoNoLongerValid', 'mealsNotSaved', 'mealSelectionFailed'] as const;

/** Returns the saving of a week, and its messages. */
export function useSaving(week: LunchCalendar, actorId: number) {
  const client = useQueryClient();
  const problems = useTranslations('refusals.discount');
  const saver = weekSaver({ actorId, userId: week.user.id, monday: week.mondayOfWeek }, client);
  const { phase, outcome } = useStore(saver.state);
  const [refused, setRefused] = useState<RefusedDays | null>(null);
  const [saved, setSaved] = useState<number | null>(null);
  const [conflict, setConflict] = useState<{ told: Conflict | null } | null>(null);

  const hear = useEffectEvent((heard: SaveOutcome) => {
    if (heard.kind === 'conflict') setConflict({ told: heard.conflict });
    else if (heard.kind === 'refused') sayRefusal(heard.error, problems);
    else {
      const { answer, request } = heard;
      const days = answer.results.filter((day) => day.outcome === 'refused');
      const count = savedCount(request, answer);
      setRefused(days.length > 0 ? { request, answer } : null);
      setSaved(count > 0 ? count : null);
      // 'Not saved yet' would be read by who comes upon it later.
      announce('');
      for (const key of FAILED) dismissAlert(key);
      // One message a save: it is read out, and more of them would talk over each other.
      if (count === 0 && days.length > 0) showAlert('mealsNotSaved');
      else if (answer.discount_problem) showAlert('savedWithoutPromo');
      else if (Object.keys(answer.selections).length === 0) showAlert('mealSelectionsDeleted');
      else showAlert('mealSelectionsConfirmed');
    }
    saver.heard();
  });

  useEffect(() => {
    if (outcome) hear(outcome);
  }, [outcome]);

  useEffect(() => {
    void saver.resend();
  }, [saver]);

  return {
    phase,
    /** The number of changes of the last save; null before one, and where nothing was saved. */
    saved,
    refused,
    forgetRefused: () => setRefused(null),
    /** Somebody else saved this week: to be looked at before anything else. */
    conflict,
    lookAtConflict: () => setConflict((before) => before ?? { told: null }),
    closeConflict: () => setConflict(null),
    save: (request: SaveRequest) => {
      setRefused(null);
      setSaved(null);
      return saver.save(request);
    },
  };
}

function sayRefusal(error: HttpError, problems: (code: 'week_settled') => string): void {
  // 401 is said, and followed to the login page, by the application.
  if (error.status === 401) return;
  if (error.code === 'code_lapsed') {
    const { discount_problem: problem } = (error.body ?? {}) as SaveConflict;
    // The code of a week that is paid for is not taken off.
    showAlert(problem === 'week_settled' ? problems(problem) : 'promoNoLongerValid');
    return;
  }
  showAlert(error.code === 'key_reused' ? 'mealsNotSaved' : 'mealSelectionFailed');
}
