import { isDiet } from '@yay/domain/allergy';
import type { PlainDate } from '@yay/domain/calendar';
import { type LabelContent, labelDifferences } from '@yay/domain/labels';
import type { Instant, Zone } from '@yay/domain/time';
import { SAY_LABEL, STRICT_NAMES } from '@yay/words/labels/say';
import type { Locale } from '@yay/words/locales';
import { gradeName } from '@yay/words/lunchers/grade-name';
import { formatDate, formatMoment } from '@yay/words/times';

/** The part that all labels of a print share. */
export interface PrintFacts {
  readonly school: string;
  readonly date: PlainDate;
  readonly takenAt: Instant;
  readonly zone: Zone;
  readonly locale: Locale;
}

export interface PrintedLabel {
  readonly token: string;
  readonly isGo: boolean;
  readonly content: LabelContent;
  /** Content of the label that this one replaces. */
  readonly before: LabelContent | null;
}

/** A label as lines, in the order of their weight. */
export interface LabelText {
  readonly allergy: string | null;
  readonly name: string;
  readonly lines: readonly { readonly text: string; readonly bold?: true }[];
  readonly token: string;
}

/** The sentences of a print. */
export function labelWords(facts: PrintFacts) {
  const { locale, zone } = facts;
  const say = SAY_LABEL[locale];
  const names = STRICT_NAMES[locale];
  const day = formatDate(facts.date, locale, 'dayAndWeekdayOfYear');
  const moment = (at: Instant) => {
    // To the second: two prints of one minute are told apart.
    const seconds = String(Math.floor(at / 1_000) % 60).padStart(2, '0');
    return formatMoment(at, zone, locale).replace(
      /(:\d\d)?(\s[AP]M)/,
      (_all, minutes, half) => `${minutes ?? ':00'}:${seconds}${half}`,
    );
  };
  return {
    say,
    moment,
    taken: say('taken', { school: facts.school, date: day, time: moment(facts.takenAt) }),
    room: ({ grade, room }: LabelContent): string =>
      [gradeName(grade, locale), room === null ? '' : say('room', { room })]
        .filter(Boolean)
        .join(' · '),
    /** Words the black line: the food that must not be eaten, and a diet by its name. */
    strict({ allergies, notSafe }: LabelContent): string | null {
      const upper = (keys: LabelContent['allergies']) =>
        keys.map((key) => names[key].toLocaleUpperCase(locale)).join(', ');
      if (notSafe) return say('notSafe', { list: upper([notSafe]) });
      const avoided = allergies.filter((key) => !isDiet(key));
      const diets = upper(allergies.filter(isDiet));
      const lines = [avoided.length > 0 && say('allergy', { list: upper(avoided) }), diets];
      return lines.filter(Boolean).join(' · ') || null;
    },
    label({ content, before, isGo, token }: PrintedLabel): LabelText {
      const changed = before === null ? [] : labelDifferences(before, content);
      const lines = [
        { text: this.room(content), bold: true as const },
        { text: `${facts.school} · ${day}` },
        { text: content.period ?? '' },
        {
          text: [
            isGo ? say('go') : content.item,
            ...(content.parts.length > 0 ? [say('with', { parts: content.parts.join(', ') })] : []),
          ].join(' '),
          bold: true as const,
        },
        { text: content.vendor },
        {
          text:
            changed.length === 0
              ? ''
              : say('now', { fields: changed.map((field) => say(`fields.${field}`)).join(', ') }),
          bold: true as const,
        },
      ];
      return {
        allergy: this.strict(content),
        name: isGo ? content.item : `${content.first} ${content.last}`.trim(),
        lines: lines.filter(({ text }) => text !== ''),
        token,
      };
    },
  };
}
export type LabelWords = ReturnType<typeof labelWords>;
