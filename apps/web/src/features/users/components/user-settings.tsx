import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { SaveBar } from '../../../lib/record-form/index.ts';
import { changedFields, edit, shownOf, type UserField, valuesOf } from '../model/user-changes.ts';
import { OrderAgain } from './order-again.tsx';
import { type FieldSet, useUserSaving } from './use-user-saving.ts';
import { UserAccessFields } from './user-access-fields.tsx';
import { UserMessageFields } from './user-message-fields.tsx';
import type { UserPart } from './user-page.tsx';
import { UserPersonFields } from './user-person-fields.tsx';
import { UserQuickActions } from './user-quick-actions.tsx';
import { UserSessions } from './user-sessions.tsx';

/** Shows the settings of a person, the acts for her, and the latest entries. */
export function UserSettings({ user, edits, onEdits, latest }: UserPart & { latest?: ReactNode }) {
  const t = useTranslations('users.one');
  const saved = valuesOf(user);
  const changed = changedFields(saved, edits);
  const saving = useUserSaving(user, edits, onEdits);
  const locked = !user.abilities.update;

  const fields: FieldSet = {
    saved,
    shown: shownOf(saved, edits),
    errorOf: saving.errorOf,
    isChanged: (field: UserField) => changed.includes(field),
    set(field, value) {
      saving.forgetError(field);
      onEdits(edit(saved, edits, field, value));
    },
    locked,
  };
  return (
    <div className="record-body">
      <form
        ref={saving.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void saving.save();
        }}
      >
        {locked && <p className="callout">{t('change.readOnly')}</p>}
        <UserPersonFields
          fields={fields}
          mayChangeEmail={user.abilities.change_email}
          emailWaiting={user.email_waiting}
        />
        <UserAccessFields fields={fields} assignable={user.abilities.assignable_roles} />
        {fields.shown.roles.includes('customer') && <UserMessageFields fields={fields} />}
        {/* Enter in a field saves, as the bar does. */}
        <button type="submit" hidden tabIndex={-1} />
      </form>
      <aside className="record-side">
        <OrderAgain user={user} />
        <UserQuickActions user={user} />
        {user.deleted_at === null && <UserSessions user={user} />}
        {latest}
      </aside>
      <SaveBar
        names={changed.map((field) => t(`change.fields.${field}`))}
        saving={saving.busy}
        onSave={() => void saving.save()}
        onDiscard={() => {
          saving.forgetErrors();
          onEdits({});
        }}
      />
    </div>
  );
}
