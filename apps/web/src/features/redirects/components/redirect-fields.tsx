import { useTranslations } from 'use-intl';
import {
  type FieldSet,
  FormSection,
  FormSelect,
  FormText,
} from '../../../lib/record-form/index.ts';
import type { RedirectValues } from '../model/redirect-values.ts';
import { ChainDrawing } from './chain-drawing.tsx';
import { HostsField } from './hosts-field.tsx';

export function RedirectFields({
  fields,
  refused,
}: {
  fields: FieldSet<RedirectValues>;
  /** The way for which it was refused. */
  refused: readonly string[] | null;
}) {
  const t = useTranslations('redirects');
  return (
    <>
      <FormSection title={t('form.title')} note={t('form.note')}>
        <FormText
          form="redirect"
          fields={fields}
          field="from_path"
          label={t('list.from')}
          hint={t('form.fromHint')}
          className="full"
          maxLength={300}
          autoCapitalize="none"
          required
        />
        <FormText
          form="redirect"
          fields={fields}
          field="to_url"
          label={t('list.to')}
          hint={t('form.toHint')}
          className="full"
          maxLength={2000}
          inputMode="url"
          autoCapitalize="none"
          required
        />
        {refused && (
          <div className="full" role="alert">
            <p>{t('form.refusedWay')}</p>
            <ChainDrawing addresses={refused} />
          </div>
        )}
        <FormSelect
          form="redirect"
          fields={fields}
          field="status"
          label={t('list.kind')}
          options={(['301', '302'] as const).map((status) => [status, t(`kinds.${status}`)])}
        />
      </FormSection>
      <HostsField />
    </>
  );
}
