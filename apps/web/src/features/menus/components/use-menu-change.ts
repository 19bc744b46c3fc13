import { useQueryClient } from '@tanstack/react-query';
import type {
  MenuChoice,
  MenuConflict,
  MenuItem,
  MenuRecord,
  OrderedMeals,
} from '@yay/contract/menus/calls';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText, useFieldText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { addItems } from '../api/choices-query.ts';
import { menuKey, menuQuery } from '../api/menu-query.ts';
import { putItem, takeItemOff } from '../api/save-menu.ts';

type Act = (now: MenuRecord) => Promise<MenuRecord>;

/** Saves the changes of a menu's items as they are made, one after another, and says what came of each. */
export function useMenuChange(menu: MenuRecord) {
  const t = useTranslations('menus.items');
  const client = useQueryClient();
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string>();
  const [ordered, setOrdered] = useState<{ item: MenuItem; meals: OrderedMeals } | null>(null);
  const [underWay, setUnderWay] = useState(0);
  const former = useRef<Promise<unknown>>(Promise.resolve());

  /** A change that is made while another is sent waits for it, and names the version that it led to. */
  function change(act: Act, what: string): Promise<unknown> {
    setUnderWay((count) => count + 1);
    const turn = former.current.then(() => carryOut(act, what));
    former.current = turn;
    return turn;
  }

  async function carryOut(act: Act, what: string): Promise<unknown> {
    const { queryKey } = menuQuery(menu.id);
    setProblem(undefined);
    try {
      client.setQueryData(queryKey, await act(client.getQueryData(queryKey) ?? menu));
      setSaid(what);
      void client.invalidateQueries({ queryKey: menuKey(menu.id) });
      void client.invalidateQueries({ queryKey: ['menu-schedule'] });
      return null;
    } catch (error) {
      return error;
    } finally {
      setUnderWay((count) => count - 1);
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

  // A number is left after Enter too, and a button pressed twice: what is so already is not sent.
  const put = async (itemId: number, weight: number, what: string) => {
    const act: Act = async (now) =>
      now.items.some(({ id, weight: kept }) => id === itemId && kept === weight)
        ? now
        : putItem(now, itemId, weight);
    return refuse(await change(act, what));
  };

  const add = async (items: readonly MenuChoice[]) =>
    refuse(await change((now) => addItems(now, items), t('addedMany', { count: items.length })));

  async function remove(item: MenuItem) {
    const act: Act = async (now) =>
      now.items.some(({ id }) => id === item.id) ? takeItemOff(now, item.id) : now;
    const error = await change(act, t('removed', { name: item.name }));
    const meals =
      isHttpError(error) && error.code === 'ordered'
        ? (error.body as MenuConflict).ordered
        : undefined;
    if (meals) setOrdered({ item, meals });
    else refuse(error);
  }
  const busy = underWay > 0;
  return { said, problem, busy, ordered, setOrdered, put, add, remove, setProblem };
}
