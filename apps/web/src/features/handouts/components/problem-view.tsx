import type { Bag } from '@yay/contract/handouts/calls';
import { NOTE_MAX } from '@yay/contract/handouts/values';
import { PROBLEM_KINDS, type ProblemKind } from '@yay/domain/handouts';
import { classNames } from '@yay/ui/class-names';
import { ArrowLeftIcon, CheckIcon } from '@yay/ui/icons';
import { photo } from '@yay/ui/plate';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

/** Takes a lunch's problem: a kind, and a note where it needs one. */
export function ProblemView({
  bag,
  onBack,
  onTell,
}: {
  bag: Bag;
  onBack: () => void;
  onTell: (kind: ProblemKind, note: string) => void;
}) {
  const t = useTranslations('handouts');
  const [kind, setKind] = useState<ProblemKind>('missing');
  const [note, setNote] = useState('');
  const { first } = bag;
  return (
    <div className="ho-one">
      <div className={classNames('ho-pic', bag.tint, photo(bag.picture))}>
        <img src={bag.picture} alt="" />
        <button type="button" className="ho-b ho-back" onClick={onBack}>
          <ArrowLeftIcon />
          {t('back', { first })}
        </button>
      </div>
      <section className="ho-who" aria-labelledby="ho-what-problem">
        <h1 id="ho-what-problem" className="ho-question">
          {t('whatProblem', { first })}
        </h1>
        <fieldset className="ho-opts">
          <legend className="sr">{t('problem')}</legend>
          {PROBLEM_KINDS.map((one) => (
            <button
              key={one}
              type="button"
              className="ho-b"
              aria-pressed={one === kind}
              onClick={() => setKind(one)}
            >
              {one === kind && <CheckIcon />}
              {t(`problems.${one}`)}
            </button>
          ))}
          <label className="ho-note-field">
            {t('note')}
            <input
              value={note}
              maxLength={NOTE_MAX}
              autoComplete="off"
              placeholder={t('noteHint')}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
          </label>
        </fieldset>
        <div className="ho-acts">
          <button type="button" className="ho-b ho-pri" onClick={() => onTell(kind, note.trim())}>
            {t('tell')}
          </button>
        </div>
      </section>
    </div>
  );
}
