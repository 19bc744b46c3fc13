import type { Resource } from '@yay/contract/resources/calls';
import {
  LARGEST_RESOURCE_BYTES,
  RESOURCE_AUDIENCES,
  typeOfName,
} from '@yay/contract/resources/values';
import { Field } from '@yay/ui/field';
import { NativeSelect } from '@yay/ui/native-select';
import { ProgressBar } from '@yay/ui/progress-bar';
import { Segmented } from '@yay/ui/segmented';
import { TextField } from '@yay/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { FieldErrors } from '../../../lib/http/index.ts';
import { FormDialog } from '../../../lib/record-form/form-dialog.tsx';
import { useShortForm } from '../../../lib/record-form/use-short-form.ts';
import { addOne, updateOne } from '../api/resources.ts';

interface Values {
  title: string;
  note: string;
  title_es: string;
  note_es: string;
  audience: Resource['audience'];
  shown_from: string;
  shown_until: string;
  url: string;
}
const TEXTS = ['title', 'note', 'title_es', 'note_es'] as const;
const DAYS = ['shown_from', 'shown_until'] as const;

const valuesOf = (resource: Resource | undefined): Values => ({
  title: resource?.title ?? '',
  note: resource?.note ?? '',
  title_es: resource?.title_es ?? '',
  note_es: resource?.note_es ?? '',
  audience: resource?.audience ?? 'staff',
  shown_from: resource?.shown_from ?? '',
  shown_until: resource?.shown_until ?? '',
  url: '',
});

/** Returns the words for the wire, where an empty one is null. */
const wordsOf = (said: Omit<Values, 'url'>) => ({
  ...said,
  title_es: said.title_es.trim() || null,
  note_es: said.note_es.trim() || null,
  shown_from: said.shown_from || null,
  shown_until: said.shown_until || null,
});

/** Returns the problem of a file before any of it is sent. The server looks again, and closer. */
function problemOf(file: File | undefined) {
  if (file === undefined) return 'required' as const;
  if (typeOfName(file.name) === undefined) return 'resource_type' as const;
  return file.size > LARGEST_RESOURCE_BYTES ? ('resource_too_large' as const) : null;
}

/** Adds a document or link, or changes what is said of it. */
export default function ResourceDialog(props: {
  schoolId: number;
  resource: Resource | undefined;
  onSaved: (all: Resource[]) => void;
  onClose: () => void;
}) {
  const { schoolId, resource, onSaved, onClose } = props;
  const t = useTranslations('resources');
  const [kind, setKind] = useState<'file' | 'link'>('file');
  const [file, setFile] = useState<File>();
  const [values, setValues] = useState<Values>(() => valuesOf(resource));
  const [percent, setPercent] = useState(0);
  const change = (part: Partial<Values>) => setValues({ ...values, ...part });
  const form = useShortForm({
    check(): FieldErrors {
      const problem = !resource && kind === 'file' ? problemOf(file) : null;
      return problem === null ? {} : { file: [problem] };
    },
    async send() {
      setPercent(0);
      const { url, ...said } = values;
      const words = wordsOf(said);
      const isFile = kind === 'file' && file !== undefined;
      const given = isFile ? { file: { name: file.name, bytes: file.size } } : { url };
      onSaved(
        resource
          ? await updateOne(resource.id, { ...words, version: resource.version })
          : await addOne(
              { ...words, ...given, destination_id: schoolId },
              isFile ? file : undefined,
              setPercent,
            ),
      );
      onClose();
    },
  });
  const { errorOf } = form;

  return (
    <FormDialog
      form={form}
      title={t(resource ? 'form.editTitle' : 'form.addTitle')}
      done={t(resource ? 'form.save' : 'form.add')}
      doing={t('saving')}
      closeLabel={t('close')}
      onClose={onClose}
    >
      {!resource && (
        <Source
          kind={kind}
          onKind={setKind}
          url={values.url}
          onUrl={(url) => change({ url })}
          onFile={(chosen) => {
            setFile(chosen);
            if (chosen && !values.title) {
              change({ title: chosen.name.replace(/\.\w+$/, '').slice(0, 100) });
            }
          }}
          errorOf={errorOf}
        />
      )}
      <Words values={values} onChange={change} errorOf={errorOf} />
      {form.busy && kind === 'file' && !resource && (
        <ProgressBar
          label={t('form.sending', { percent: String(percent) })}
          value={percent}
          max={100}
        />
      )}
    </FormDialog>
  );
}

type ErrorOf = (field: string) => string | undefined;

/** Asks for the file or the link to add. */
function Source(props: {
  kind: 'file' | 'link';
  onKind: (kind: 'file' | 'link') => void;
  url: string;
  onUrl: (url: string) => void;
  onFile: (file: File | undefined) => void;
  errorOf: ErrorOf;
}) {
  const { kind, onKind, url, onUrl, onFile, errorOf } = props;
  const t = useTranslations('resources');
  return (
    <>
      <Segmented
        label={t('form.kind')}
        value={kind}
        onChange={onKind}
        options={(['file', 'link'] as const).map((value) => ({
          value,
          label: t(`form.${value}`),
        }))}
      />
      {kind === 'file' ? (
        <Field
          id="resource-file"
          label={t('form.chooseFile')}
          hint={t('form.fileHint')}
          error={errorOf('file')}
        >
          {(wiring) => (
            <input
              {...wiring}
              type="file"
              className="input resource-file"
              accept=".pdf,.png,.jpg,.jpeg,.docx,.xlsx,.csv,.txt"
              onChange={(event) => onFile(event.currentTarget.files?.[0])}
            />
          )}
        </Field>
      ) : (
        <TextField
          id="resource-url"
          type="url"
          label={t('form.url')}
          hint={t('form.urlHint')}
          value={url}
          error={errorOf('url')}
          onChange={(event) => onUrl(event.currentTarget.value)}
        />
      )}
    </>
  );
}

/** Asks for its title and note, its audience and its days. */
function Words(props: {
  values: Values;
  onChange: (part: Partial<Values>) => void;
  errorOf: ErrorOf;
}) {
  const { values, onChange, errorOf } = props;
  const t = useTranslations('resources');
  return (
    <>
      {TEXTS.map((field) => (
        <TextField
          key={field}
          id={`resource-${field}`}
          label={t(`form.${field}`)}
          {...(field.endsWith('_es') && { lang: 'es', hint: t('form.spanishHint') })}
          maxLength={field.startsWith('title') ? 100 : 300}
          required={field === 'title'}
          value={values[field]}
          error={errorOf(field)}
          onChange={(event) => onChange({ [field]: event.currentTarget.value })}
        />
      ))}
      <NativeSelect
        id="resource-audience"
        label={t('form.audience')}
        value={values.audience}
        error={errorOf('audience')}
        onChange={(event) =>
          onChange({ audience: event.currentTarget.value as Resource['audience'] })
        }
      >
        {RESOURCE_AUDIENCES.map((audience) => (
          <option key={audience} value={audience}>
            {t(`audience.${audience}`)}
          </option>
        ))}
      </NativeSelect>
      {DAYS.map((field) => (
        <TextField
          key={field}
          id={`resource-${field}`}
          type="date"
          label={t(field === 'shown_from' ? 'form.from' : 'form.until')}
          hint={t('form.dayHint')}
          value={values[field]}
          error={errorOf(field)}
          onChange={(event) => onChange({ [field]: event.currentTarget.value })}
        />
      ))}
    </>
  );
}
