import { ROLES, type Role } from '@yay/domain/access';
import { classNames } from '@yay/ui/class-names';
import { ExclamationCircleIcon, PlusIcon, XMarkIcon } from '@yay/ui/icons';
import { MenuButton } from '@yay/ui/menu-button';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';

/** The roles that somebody holds. Those that are not the reader's to give stand without a cross. */
export function RolesField({
  roles,
  assignable,
  onRoles,
  changed = false,
  error,
  hint,
}: {
  roles: readonly Role[];
  assignable: readonly Role[];
  onRoles: (roles: readonly Role[]) => void;
  changed?: boolean;
  error?: string | undefined;
  hint?: ReactNode;
}) {
  const t = useTranslations('users.one.access');
  const name = useTranslations('users.roles');
  const id = useId();
  const free = assignable.filter((role) => !roles.includes(role));
  return (
    <div className={classNames('field full', changed && 'is-changed')}>
      <span className="field-label" id={id}>
        {t('roles')}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't stand in the grid of labels */}
      <div
        className={classNames('chip-box', error && 'is-invalid')}
        role="group"
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
      >
        {ROLES.filter((role) => roles.includes(role)).map((role) => (
          <span key={role} className="chip-tag">
            {name(role)}
            {assignable.includes(role) && (
              <button
                type="button"
                aria-label={t('removeRole', { role: name(role) })}
                onClick={() => onRoles(roles.filter((one) => one !== role))}
              >
                <XMarkIcon small />
              </button>
            )}
          </span>
        ))}
        {free.length > 0 && (
          <MenuButton
            label={t('addRole')}
            className="chip-add"
            align="start"
            items={free.map((role) => ({ id: role, label: name(role) }))}
            onAction={(picked) => {
              const role = free.find((one) => one === picked);
              if (role) onRoles([...roles, role]);
            }}
          >
            <PlusIcon small />
            {t('addRole')}
          </MenuButton>
        )}
      </div>
      <div id={`${id}-hint`}>
        {error && (
          <p className="field-error">
            <ExclamationCircleIcon />
            <span>{error}</span>
          </p>
        )}
        {hint && <p className="hint">{hint}</p>}
      </div>
    </div>
  );
}
