import { useQueryClient } from '@tanstack/react-query';
import type { Account } from '@yay/contract/identity/account';
import { showAlert } from '../../../lib/alerts/index.ts';
import { session } from '../../../lib/session.ts';
import { switchLocale } from '../../../lib/words/index.ts';
import { accountQuery } from '../api/account-query.ts';
import { type AccountChanges, updateAccount } from '../api/update-account.ts';

/** Saves what is named and shows it everywhere at once: the name in the header, the language. */
export function useAccountSaving(): (changes: AccountChanges) => Promise<Account> {
  const queries = useQueryClient();
  return async (changes) => {
    const account = await updateAccount(changes);
    queries.setQueryData(accountQuery.queryKey, account);
    const me = session.get();
    if (me) {
      const { first, last, full_name, email, locale } = account;
      session.set({ ...me, first, last, full_name, email, locale });
    }
    await switchLocale(account.locale);
    // Dishes and closures are told in the language of the reader.
    if (account.locale !== me?.locale) void queries.invalidateQueries();
    showAlert(changes.email === undefined ? 'profileUpdated' : 'emailSent');
    return account;
  };
}
