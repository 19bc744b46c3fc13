import type { Luncher } from '@yay/contract/lunchers/calls';
import { Button } from '@yay/ui/button';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { Notice } from '@yay/ui/notice';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../lib/error-text.ts';
import { focusFirstError } from '../../../lib/focus-first-error.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { useReturning } from '../model/use-returning.ts';
import { AffectedLunches } from './affected-lunches.tsx';
import { ReturningLuncher } from './returning-luncher.tsx';
import './returning-family.css';

export type ReturningFamilyProps = {
  lunchers: readonly Luncher[];
  /** The family is no longer asked. */
  onReturned: () => Promise<void>;
  /** The family has other lunchers by now. */
  onChanged: () => void;
  /** Beside the button: the way out. */
  children: ReactNode;
};

/** Asks a returning family who still eats, and in which grade of which school. */
export function ReturningFamily(props: ReturningFamilyProps) {
  const { lunchers, onReturned, onChanged, children } = props;
  const t = useTranslations('lunchers');
  const field = useTranslations('errors.field');
  const errorText = useErrorText();
  const box = useRef<HTMLFormElement>(null);
  const returning = useReturning(lunchers, onReturned);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function attempt(act: () => Promise<boolean>) {
    setProblem(null);
    setBusy(true);
    const isWhole = await act().catch((error: unknown) => {
      returning.close();
      refused(error);
      return false;
    });
    setBusy(false);
    if (!isWhole) focusFirstError(box.current);
  }

  function refused(error: unknown) {
    setProblem(errorText(error));
    if (!isHttpError(error)) return;
    if (error.code === 'family_changed') onChanged();
    const places = Object.keys(error.errors).flatMap((key) => {
      const place = /^lunchers\.(\d+)\.grade_id$/.exec(key)?.[1];
      return place === undefined ? [] : [Number(place)];
    });
    if (places.length > 0) returning.setMissing(places);
  }

  async function confirmed() {
    await returning.confirm();
    return true;
  }

  return (
    <form
      ref={box}
      noValidate
      className="returning-family"
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(returning.ask);
      }}
    >
      {problem !== null && (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      )}
      {returning.family.map((one, place) => (
        <ReturningLuncher
          key={one.luncher.id}
          returning={one}
          gradeError={returning.missing.includes(place) ? field('required') : undefined}
          onChange={(next) => returning.change(place, next)}
        />
      ))}
      <div className="form-foot">
        <Button type="submit" loading={busy} loadingLabel={t('returning.checking')}>
          {t('returning.submit')}
        </Button>
        {children}
      </div>
      <ConfirmDialog
        open={returning.question !== null}
        danger
        onClose={returning.close}
        onConfirm={() => void attempt(confirmed)}
        title={t('returning.confirmTitle')}
        confirmLabel={t('returning.confirm')}
        closeLabel={t('dontSave')}
        loading={busy}
        loadingLabel={t('saving')}
      >
        {returning.question?.left.map((name) => (
          <p key={name}>{t('returning.leaves', { name })}</p>
        ))}
        {returning.question?.affected.map(({ name, lunches }) => (
          <AffectedLunches
            key={name}
            lunches={lunches}
            name={name}
            intro={t('returning.cancels', { name })}
          />
        ))}
      </ConfirmDialog>
    </form>
  );
}
