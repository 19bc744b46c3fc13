import { useQueryClient } from '@tanstack/react-query';
import type { User } from '@yay/contract/users/calls';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { showAlert } from '../../../lib/alerts/index.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { editsSince } from '../../../lib/record-form/changed-fields.ts';
import { useFormErrors } from '../../../lib/record-form/use-form-errors.ts';
import { updateUser } from '../api/update-user.ts';
import { userKey } from '../api/user-query.ts';
import {
  changedFields,
  changesOf,
  type Edits,
  type UserField,
  type UserValues,
  valuesOf,
  WIRE,
} from '../model/user-changes.ts';
import { useAlertRefusal } from './use-alert-refusal.ts';

/** The values that the groups of fields are drawn from. */
export type FieldSet = {
  saved: UserValues;
  shown: UserValues;
  errorOf: (field: UserField) => string | undefined;
  isChanged: (field: UserField) => boolean;
  set: <Field extends UserField>(field: Field, value: UserValues[Field]) => void;
  locked: boolean;
};

/** Saves what is changed, and nothing else. */
export function useUserSaving(user: User, edits: Edits, onEdits: Dispatch<SetStateAction<Edits>>) {
  const queries = useQueryClient();
  const alertRefusal = useAlertRefusal();
  const errors = useFormErrors();
  const [busy, setBusy] = useState(false);

  async function save() {
    const saved = valuesOf(user);
    if (busy || changedFields(saved, edits).length === 0) return;
    setBusy(true);
    errors.clearErrors();
    try {
      queries.setQueryData(userKey(user.id), await updateUser(user.id, changesOf(saved, edits)));
      // An edit typed while the save was on its way is still to be saved.
      onEdits((now) => editsSince(edits, now));
      showAlert('userUpdated');
      void queries.invalidateQueries();
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  }

  function refuse(error: unknown) {
    if (!isHttpError(error) || error.status !== 422) return alertRefusal(error);
    errors.placeErrors(error.errors);
    // Somebody else may have been quicker: the fields then say what it is now.
    void queries.invalidateQueries({ queryKey: userKey(user.id), exact: true });
  }

  return {
    form: errors.form,
    busy,
    save,
    errorOf: (field: UserField) => errors.errorOf(WIRE[field]),
    forgetError: (field: UserField) => errors.forgetError(WIRE[field]),
    forgetErrors: errors.clearErrors,
  };
}
