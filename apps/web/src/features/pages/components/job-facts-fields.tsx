import { JOB_FACT_MAX, JOB_FACTS } from '@yay/contract/pages/values';
import { TextField } from '@yay/ui/text-field';
import { useTranslations } from 'use-intl';
import type { Draft } from '../model/use-draft.ts';

/** Facts by which visitors compare a job with others. */
export function JobFactsFields({ draft, disabled }: { draft: Draft; disabled: boolean }) {
  const t = useTranslations('pages.job');
  const { values, set } = draft;
  return (
    <fieldset className="page-facts">
      <legend className="field-label">{t('label')}</legend>
      <p className="hint">{t('hint')}</p>
      <div>
        {JOB_FACTS.map((fact) => (
          <TextField
            key={fact}
            id={`page-job-${fact}`}
            label={t(`facts.${fact}`)}
            placeholder={t(`examples.${fact}`)}
            value={values.job[fact]}
            maxLength={JOB_FACT_MAX}
            disabled={disabled}
            onChange={(event) => set({ job: { ...values.job, [fact]: event.currentTarget.value } })}
          />
        ))}
      </div>
    </fieldset>
  );
}
