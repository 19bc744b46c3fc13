import { z } from 'zod';

const ONE_LINE = /^\P{Cc}*$/u;
export const WEIGHT_MAX = 999;
/** The most items that are added at once. */
export const MENU_ITEMS_MAX = 500;

export const menuName = z.string().trim().min(1).max(120).regex(ONE_LINE);
export const weight = z.number().int().min(0).max(WEIGHT_MAX);
