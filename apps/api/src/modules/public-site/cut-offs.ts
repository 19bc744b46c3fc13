import type { SiteOption } from '@yay/contract/settings/calls';
import { addDays, plainDate } from '@yay/domain/calendar';
import { formatUsd } from '@yay/domain/money';
import type { OrderTimes } from '@yay/domain/ordering';
import type { Locale } from '@yay/words/locales';
import { SAY_SITE } from '@yay/words/public-site/say';
import { clockText, formatDate } from '@yay/words/times';
import { escapeText as e } from '../../platform/http/index.ts';
import { icon } from './icons.ts';
import { optionOf } from './option-of.ts';

interface Cut {
  readonly look: 'ok' | 'late';
  readonly name: string;
  readonly tag: string;
  readonly text: string;
}

const SUNDAY = plainDate('2026-11-29');
const MONDAY = 1;

/** Says until when a lunch can be changed, by the hours and the late fee that hold. */
export function cutOffs(options: readonly SiteOption[], locale: Locale): string {
  const t = SAY_SITE[locale];
  const cards = cutsOf(optionOf(options, 'times'), optionOf(options, 'late_fee').cents, locale);
  const drawn = cards.map(
    ({ look, name, tag, text }) =>
      `<li class="cut cut-${look}"><b>${e(name)}</b><span class="tag tag-${look}">${icon(look === 'ok' ? 'check-circle' : 'clock')}${e(tag)}</span><p>${e(text)}</p></li>`,
  );
  return `<section class="cut-band" aria-labelledby="cut-offs"><div class="wrap"><header class="sec-head"><h2 id="cut-offs">${e(t('cuts.title'))}</h2><p>${e(t('cuts.lead'))}</p></header><ol class="cuts">${drawn.join('')}</ol></div></section>`;
}

/** A week of changing lunches, from the first day on. Nothing is promised beyond the kitchen's count. */
export function cutsOf(times: OrderTimes, lateFee: number, locale: Locale): readonly Cut[] {
  const t = SAY_SITE[locale];
  const day = (number: number) => formatDate(addDays(SUNDAY, number), locale, 'weekday');
  const clock = (hour: number, minute = 0) => {
    const time = clockText(`${two(hour)}${minute === 0 ? '' : `:${two(minute)}`}`);
    const form = hour === 12 && minute === 0 ? 'noon' : hour % 12 === 1 ? 'one' : 'other';
    return t('cuts.clock', { form, time });
  };
  const { day: lateDay, hour, minute } = times.customerOrderUntil;
  const lateFrom =
    hour + minute === 0
      ? day(lateDay)
      : t('cuts.dayAt', { day: day(lateDay), time: clock(hour, minute) });
  const ahead = lateDay === MONDAY ? 'yes' : 'no';
  const week = clock(Math.min(times.weekHour, times.staffHour));
  const morningHour = Math.min(times.dayBeforeHour, times.staffHour);
  const morning = clock(morningHour);
  const closesMonday = t('cuts.closesMonday', { sunday: day(0), time: morning });
  return [
    ...(lateFee > 0
      ? [
          {
            look: 'ok',
            name: t('cuts.before', { when: lateFrom, ahead }),
            tag: t('cuts.free'),
            text: t('cuts.freeText'),
          } as const,
          {
            look: 'late',
            name: t('cuts.from', { when: lateFrom, ahead }),
            tag: t('cuts.late', { fee: formatUsd(lateFee) }),
            text: `${t('cuts.lateText')} ${closesMonday}`,
          } as const,
        ]
      : [
          {
            look: 'late',
            name: capital(day(0)),
            tag: t('cuts.until', { time: morning }),
            text: `${t('cuts.freeText')} ${closesMonday}`,
          } as const,
        ]),
    {
      look: 'late',
      name: capital(day(MONDAY)),
      tag: t('cuts.until', { time: week }),
      text: t('cuts.mondayText'),
    },
    ...(morningHour === 0
      ? []
      : [
          {
            look: 'late',
            name: t('cuts.anyDay'),
            tag: t('cuts.tomorrow', { time: morning }),
            text: t('cuts.tomorrowText', { time: morning }),
          } as const,
        ]),
    {
      look: 'ok',
      name: t('cuts.always'),
      tag: t('cuts.takingOff'),
      text: t('cuts.takingOffText', { time: morning }),
    },
  ];
}

const two = (number: number) => String(number).padStart(2, '0');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
