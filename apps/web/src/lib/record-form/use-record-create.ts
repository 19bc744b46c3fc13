import type { AlertKey } from '@yay/words/alerts/keys';
import { useState } from 'react';
import type { FieldErrors } from '../http/index.ts';
import { type ChangedFields, changedFields as differing } from './changed-fields.ts';
import type { FieldSet } from './field-set.ts';
import { useFormErrors } from './use-form-errors.ts';

/** The typed values of a new record's form, and the request that saves them. */
export function useRecordCreate<Values extends object, Input>(form: {
  readonly begin: Values;
  readonly inputOf: (values: Values) => { input: Input } | { errors: FieldErrors };
  /** Returns the changed fields, where the same value can be written in several ways. */
  readonly changedFields?: ChangedFields<Values>;
  /** Shown when the server could not save it. */
  readonly failed?: AlertKey;
  /** Saves it, and leads on to it. */
  readonly create: (input: Input) => Promise<unknown>;
}) {
  const { changedFields = differing } = form;
  const errors = useFormErrors();
  const [values, setValues] = useState(form.begin);
  const [step, setStep] = useState<'filling' | 'saving' | 'saved'>('filling');
  const fields: FieldSet<Values> = {
    values,
    set: (field, value) => {
      errors.forgetError(field);
      setValues((now) => ({ ...now, [field]: value }));
    },
    errorOf: errors.errorOf,
    errorAt: errors.errorAt,
    isChanged: () => false,
    locked: false,
  };

  async function save() {
    if (step !== 'filling') return;
    const checked = form.inputOf(values);
    if ('errors' in checked) return errors.placeErrors(checked.errors);
    setStep('saving');
    errors.clearErrors();
    try {
      await form.create(checked.input);
      setStep('saved');
    } catch (error) {
      setStep('filling');
      errors.sayRefusal(error, form.failed);
    }
  }

  return {
    fields,
    form: errors.form,
    busy: step !== 'filling',
    unsaved: step === 'saved' ? 0 : changedFields(form.begin, values).length,
    save,
  };
}
