import { useQueryClient } from '@tanstack/react-query';
import type {
  MenuChoice,
  MenuConflict,
  MenuItem,
  MenuRecord,
  OrderedMeals,
} from '@yay/contract/menus/calls';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText, useFieldText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { addItems } from '../api/choices-query.ts';
import { menuKey, menuQuery } from '../api/menu-query.ts';
import { putItem, takeItemOff } from '../api/save-menu.ts';

/** Saves each change of a menu's items as it is made, and says what came of it. */
export function useMenuChange(menu: MenuRecord) {
  const t = useTranslations('menus.items');
  const client = useQueryClient();
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string>();
  const [ordered, setOrdered] = useState<{ item: MenuItem; meals: OrderedMeals } | null>(null);
  const [busy, setBusy] = useState(false);

  async function change(act: () => Promise<MenuRecord>, what: string): Promise<unknown> {
    if (busy) return undefined;
    setBusy(true);
    setProblem(undefined);
    try {
      client.setQueryData(menuQuery(menu.id).queryKey, await act());
      setSaid(what);
      void client.invalidateQueries({ queryKey: menuKey(menu.id) });
      void client.invalidateQueries({ queryKey: ['menu-schedule'] });
      return null;
    } catch (error) {
      return error;
    } finally {
      setBusy(false);
    }
  }

  /** True for what was saved. */
  function refuse(error: unknown): boolean {
    if (!error) return error === null;
    if (isHttpError(error) && error.status === 422) {
      setProblem(fieldText([...new Set(Object.values(error.errors).flat())]));
      return false;
    }
    const now = isHttpError(error) ? (error.body as MenuConflict | undefined)?.menu : undefined;
    if (now) client.setQueryData(menuQuery(menu.id).queryKey, now);
    const changed = isHttpError(error) && error.code === 'version_conflict';
    showAlert(changed ? t('conflict') : errorText(error));
    return false;
  }

  const put = async (item: number, weight: number, what: string) =>
    refuse(await change(() => putItem(menu, item, weight), what));

  const add = async (items: readonly MenuChoice[]) =>
    refuse(await change(() => addItems(menu, items), t('addedMany', { count: items.length })));

  async function remove(item: MenuItem) {
    const error = await change(() => takeItemOff(menu, item.id), t('removed', { name: item.name }));
    const meals =
      isHttpError(error) && error.code === 'ordered'
        ? (error.body as MenuConflict).ordered
        : undefined;
    if (meals) setOrdered({ item, meals });
    else refuse(error);
  }
  return { said, problem, busy, ordered, setOrdered, put, add, remove, setProblem };
}
