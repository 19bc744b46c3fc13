import { plainDate } from '@yay/domain/calendar';
import { formatUsd } from '@yay/domain/money';
import type { Locale } from '@yay/words/locales';
import type { Say } from '@yay/words/mail/say';
import { dayInWords } from './days.ts';
import type { Letter } from './letter.ts';
