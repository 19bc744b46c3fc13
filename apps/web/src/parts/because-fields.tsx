import { BECAUSE_MAX, BECAUSE_MIN } from '@yay/contract/mass-cancellation/values';
import { TextArea } from '@yay/ui/text-area';
import { useTranslations } from 'use-intl';
import { useFieldText } from '../lib/error-text.ts';
import type { FieldErrors } from '../lib/http/index.ts';

/** The reason for an act, as families will read it. */
export interface Because {
  readonly because: string;
  /** The reason for families who read Spanish; empty where they read the English. */
  readonly becauseEs: string;
}

export const NO_BECAUSE: Because = { because: '', becauseEs: '' };

export const lacksBecause = ({ because }: Because) => because.trim().length < BECAUSE_MIN;

/** Returns the reason as it is sent. */
export const becauseSent = ({ because, becauseEs }: Because) => ({
  because: because.trim(),
  because_es: becauseEs.trim() || null,
});

type Wrong = { readonly [field in keyof Because]?: string | undefined };

/** Returns what a refusal says about these fields. */
export function useBecauseErrors() {
  const textOf = useFieldText();
  return (errors: FieldErrors): Wrong => ({
    because: errors.because && textOf(errors.because),
    becauseEs: errors.because_es && textOf(errors.because_es),
  });
}

export function BecauseFields({
  value,
  onChange,
  hint,
  errors,
}: {
  value: Because;
  onChange: (next: Because) => void;
  hint: string;
  errors: Wrong;
}) {
  const t = useTranslations('mass-cancellation');
  return (
    <>
      <TextArea
        className="full"
        label={t('because')}
        hint={hint}
        error={errors.because}
        maxLength={BECAUSE_MAX}
        rows={2}
        value={value.because}
        onChange={({ target }) => onChange({ ...value, because: target.value })}
      />
      <TextArea
        className="full"
        label={t('becauseEs')}
        hint={t('becauseEsHint')}
        error={errors.becauseEs}
        lang="es"
        maxLength={BECAUSE_MAX}
        rows={2}
        value={value.becauseEs}
        onChange={({ target }) => onChange({ ...value, becauseEs: target.value })}
      />
    </>
  );
}
