import { useNavigate } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import type { ItemOrdered } from '@yay/contract/substitutions/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText, useFieldText } from '../../../lib/error-text.ts';
import { focusFirstError } from '../../../lib/focus-first-error.ts';
import { type FieldErrors, isHttpError } from '../../../lib/http/index.ts';
import { newUuid } from '../../../lib/uuid.ts';
import {
  type Because,
  becauseSent,
  lacksBecause,
  NO_BECAUSE,
  useBecauseErrors,
} from '../../../parts/because-fields.tsx';
import { replaceItem } from '../api/replacing.ts';
import { useReplacePreview } from './replace-preview.tsx';

type To = { id: number; name: string };
type Wrong = { to?: string; days?: string } & ReturnType<ReturnType<typeof useBecauseErrors>>;

/** The choices of one replacement, its preview, and the request that carries it out. */
export function useReplacing({ menu, item, days: ordered }: ItemOrdered) {
  const t = useTranslations('substitutions-replacing');
  const navigate = useNavigate();
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const wrongIn = useBecauseErrors();
  const chosenDays = useChosenDays(ordered);
  const { starts, ends } = chosenDays;
  const [to, setTo] = useState<To | null>(null);
  const [because, setBecause] = useState(NO_BECAUSE);
  const [wrong, setWrong] = useState<Wrong>({});
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const key = useRef<string | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const replacement =
    to && starts && ends
      ? { from_item_id: item.id, to_item_id: to.id, starts_on: starts, ends_on: ends }
      : null;
  const preview = useReplacePreview(menu.id, replacement);

  function ask() {
    const missing: Wrong = {
      ...(to === null && { to: t('chooseTo') }),
      ...(lacksBecause(because) && { because: t('required') }),
    };
    setWrong(missing);
    if (Object.keys(missing).length === 0) setAsks(true);
    else focusFirstError(form.current);
  }
  async function replace() {
    if (replacement === null) return;
    setBusy(true);
    // The same key until a response arrives: a lost response is asked for again, not done again.
    key.current ??= newUuid();
    try {
      const body = { ...replacement, ...becauseSent(because) };
      const done = await replaceItem(menu.id, body, key.current);
      await navigate({
        to: PAGES.menuReplace.path,
        params: { menu: String(done.served_menu.id) },
        search: { substitution: String(done.id) },
      });
    } catch (error) {
      refuse(error);
      setAsks(false);
    }
    setBusy(false);
  }
  function refuse(error: unknown) {
    const refused = isHttpError(error) && error.status === 422 ? error.errors : null;
    if (refused === null) return showAlert(errorText(error));
    key.current = null;
    setWrong({ ...wrongOf(refused, fieldText), ...wrongIn(refused) });
  }

  return {
    form,
    ...chosenDays,
    to,
    chooseTo(next: To | null) {
      setTo(next);
      setWrong((before) => ({ ...before, to: undefined }));
      key.current = null;
    },
    because,
    explain(next: Because) {
      setBecause(next);
      key.current = null;
    },
    wrong,
    preview,
    isComplete: replacement !== null,
    asks,
    busy,
    ask,
    withdraw: () => setAsks(false),
    replace,
  };
}

/** The first and the last day of a replacement, of those that can still be changed. */
function useChosenDays(ordered: ItemOrdered['days']) {
  const days = ordered.filter((day) => !day.locked);
  const firstOrdered = days.find((day) => day.orders > 0) ?? days[0];
  const [starts, setStarts] = useState<PlainDate | undefined>(firstOrdered?.date);
  const [ends, setEnds] = useState<PlainDate | undefined>(firstOrdered?.date);
  return {
    days,
    starts,
    ends,
    /** The last day follows the first one, never before it. */
    startOn(date: PlainDate) {
      setStarts(date);
      if (ends && ends < date) setEnds(date);
    },
    endOn: setEnds,
  };
}

function wrongOf(errors: FieldErrors, fieldText: ReturnType<typeof useFieldText>): Wrong {
  const text = (field: string) => {
    const codes = errors[field];
    return codes ? fieldText(codes) : undefined;
  };
  return {
    to: text('to_item_id') ?? text('from_item_id'),
    days: text('starts_on') ?? text('ends_on'),
  };
}
