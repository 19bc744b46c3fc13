import type { compatibility } from '@yay/contract/badges/calls';
import { type BadgeFormat, readBadge, readScan, verdictsOf } from '@yay/domain/badges';
import { words as english } from '@yay/words/badges/en';
import { words as spanish } from '@yay/words/badges/es';
import type { z } from 'zod';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, type Locale, type Refusal, refuse } from '../../platform/http/index.ts';
import { formatsOfNumber } from './badges.repo.ts';
import { findReaders, isSchoolOf } from './readers.repo.ts';

const WORDS = { en: english, es: spanish };

interface Asked {
  readonly destination_id: number;
  readonly format?: BadgeFormat | undefined;
  readonly number?: string | undefined;
}

/** Tells whether the readers of a school read a badge or a format, and why one of them can't. */
export async function checkCompatibility(
  source: Queryable,
  actor: Actor,
  asked: Asked,
  locale: Locale,
): Promise<{ data: z.input<typeof compatibility> } | Refusal> {
  const scope = actor.permissions.has('internal_dashboard:kiosks') ? null : actor.userId;
  if (!(await isSchoolOf(source, scope, asked.destination_id))) return refuse(404, 'not_found');
  const format = await formatOf(source, asked);
  if (typeof format !== 'string') return format;
  const words = WORDS[locale];
  const { compatible, readers } = verdictsOf(
    await findReaders(source, asked.destination_id),
    format,
  );
  const names = (formats: readonly BadgeFormat[]) =>
    new Intl.ListFormat(locale).format(formats.map((one) => words.inSentence[one]));
  return {
    data: {
      compatible,
      format,
      readers: readers.map((reader) => ({
        ...reader,
        reads_only: [...reader.reads_only],
        reason: reader.reads
          ? null
          : words.readsOnly
              .replace('{reader}', reader.name)
              .replace('{formats}', names(reader.reads_only))
              .replace('{format}', words.inSentence[format]),
      })),
      reason: readers.length === 0 ? words.noReader : null,
    },
  };
}

/** The format that is asked about, or that of the badge with this number. */
async function formatOf(
  source: Queryable,
  { destination_id, format, number }: Asked,
): Promise<BadgeFormat | Refusal> {
  if (format !== undefined) {
    const read = number === undefined ? undefined : readBadge(format, number);
    return read !== undefined && 'problem' in read
      ? refuse(422, 'invalid', { number: [read.problem] })
      : format;
  }
  if (number === undefined) return refuse(422, 'invalid', { format: ['required'] });
  const [found] = await formatsOfNumber(source, destination_id, readScan(number));
  return found ?? refuse(422, 'invalid', { number: ['badge_unknown'] });
}
