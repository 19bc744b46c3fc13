import { useTranslations } from 'use-intl';

/** Returns a function that names a role; a role that the words do not know keeps its own name. */
export function useRoleName(): (name: string) => string {
  const role = useTranslations('users.roles');
  return (name) => (role.has(name as 'admin') ? role(name as 'admin') : name);
}
