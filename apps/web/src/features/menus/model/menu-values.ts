import type { MenuRecord } from '@yay/contract/menus/calls';
import type { PlainDate } from '@yay/domain/calendar';
import type { MenuKind, Theme } from '@yay/domain/menus';
import type { MenuInput } from '../api/save-menu.ts';

/** The settings of a menu, as they are typed. */
export type MenuValues = {
  readonly name: string;
  readonly kind: MenuKind;
  readonly theme: Theme | '';
  readonly last_day: string;
};

export const NEW_MENU: MenuValues = { name: '', kind: 'calendar', theme: '', last_day: '' };

export const valuesOf = ({ name, kind, theme, last_day }: MenuRecord): MenuValues => ({
  name,
  kind,
  theme: theme ?? '',
  last_day,
});

/** Returns the input to send, or the missing values. */
export function inputOf(
  values: MenuValues,
): { input: MenuInput } | { errors: Record<string, string[]> } {
  const errors: Record<string, string[]> = {};
  if (values.name.trim() === '') errors.name = ['required'];
  if (values.last_day === '') errors.last_day = ['required'];
  if (Object.keys(errors).length > 0) return { errors };
  return {
    input: {
      name: values.name,
      kind: values.kind,
      theme: values.theme || null,
      last_day: values.last_day as PlainDate,
    },
  };
}
