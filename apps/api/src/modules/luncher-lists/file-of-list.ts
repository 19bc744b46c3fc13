import type { ListedLuncher } from '@yay/contract/luncher-lists/calls';
import type { PlainDate } from '@yay/domain/calendar';
import type { PlanRow } from './luncher-lists.repo.ts';
import type { ListToRead } from './plan-list.ts';

/** A piece of a day's rows, each with the part of the sheet that it stands in. */
export interface ListedPart {
  readonly rows: readonly ListedLuncher[];
  readonly parts: readonly string[];
}

/** A day of the file: its counts, and its rows piece by piece. */
export interface DayOfFile {
  readonly date: PlainDate;
  readonly plan: PlanRow;
  pieces(): AsyncGenerator<ListedPart>;
}

export interface FileOfList {
  readonly list: ListToRead;
  readonly days: () => AsyncGenerator<DayOfFile>;
}
