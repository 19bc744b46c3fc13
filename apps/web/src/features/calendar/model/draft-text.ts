import { isPlainDate } from '@yay/domain/calendar';
import { type Draft, EMPTY_DRAFT } from './draft.ts';

// Drafts in the browser's storage were written by us, but perhaps by an older us, or spoiled.
const FORMAT = 1;

export function draftToText(draft: Draft): string {
  return JSON.stringify({ format: FORMAT, draft });
}

export function draftFromText(text: string | null): Draft {
  if (text === null) return EMPTY_DRAFT;
  try {
    const kept: unknown = JSON.parse(text);
    return isKept(kept) ? { ...EMPTY_DRAFT, ...kept.draft } : EMPTY_DRAFT;
  } catch {
    return EMPTY_DRAFT;
  }
}

function isKept(value: unknown): value is { draft: Draft } {
  if (!isRecord(value) || value.format !== FORMAT || !isRecord(value.draft)) return false;
  const { choices, bases, refused, attempt, discount, discountBase, saveWithout } = value.draft;
  return (
    isByDay(choices, isChoiceOrNull) &&
    isByDay(bases, isChoiceOrNull) &&
    isByDay(refused, (problem) => isRecord(problem) && typeof problem.code === 'string') &&
    isCode(discount) &&
    isCode(discountBase) &&
    (saveWithout === undefined || typeof saveWithout === 'boolean') &&
    (attempt === null || isAttempt(attempt))
  );
}

function isAttempt(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value.key === 'string' &&
    isRecord(value.request) &&
    isRecord(value.request.body) &&
    Array.isArray(value.request.entries)
  );
}

function isByDay(value: unknown, holds: (entry: unknown) => boolean): boolean {
  return (
    isRecord(value) &&
    Object.values(value).every(
      (days) =>
        isRecord(days) &&
        Object.entries(days).every(([date, entry]) => isPlainDate(date) && holds(entry)),
    )
  );
}

function isChoiceOrNull(value: unknown): boolean {
  if (value === null) return true;
  return (
    isRecord(value) &&
    Number.isInteger(value.item_id) &&
    isIds(value.option_ids) &&
    isIds(value.extra_ids)
  );
}

function isCode(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'string';
}

function isIds(value: unknown): boolean {
  return Array.isArray(value) && value.every((id) => Number.isInteger(id));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
