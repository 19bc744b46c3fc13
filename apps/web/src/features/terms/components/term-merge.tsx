import type { TermUse } from '@yay/contract/terms/calls';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { mergeTerms } from '../api/terms.ts';
import { useTermAct } from './use-term-act.ts';

/** Two ticked tags become one; which of them stays is chosen here. */
export function TermMerge({
  terms,
  onDone,
  onCancel,
}: {
  terms: readonly TermUse[];
  onDone: (text: string) => void;
  onCancel: () => void;
}) {
  const t = useTranslations('terms-admin');
  const { act, busy, error } = useTermAct('goes');
  const uses = ({ pictures, pages, items }: TermUse) => pictures + pages + items;
  const [first, second] = terms.toSorted((a, b) => uses(b) - uses(a));
  const [stays, setStays] = useState(first?.id);
  const isPair = terms.length === 2 && first !== undefined && second !== undefined;
  return (
    <section className="terms-merge" aria-labelledby="terms-merge">
      <h2 id="terms-merge">{t('merge.title')}</h2>
      {isPair ? (
        <>
          <p>{t('merge.text')}</p>
          <fieldset>
            <legend>{t('merge.stays')}</legend>
            {[first, second].map((term) => (
              <label key={term.id}>
                <input
                  type="radio"
                  className="staff-radio"
                  name="terms-stays"
                  checked={stays === term.id}
                  onChange={() => setStays(term.id)}
                />
                <span>
                  <b>{term.name}</b>
                  <small>{t('merge.use', term)}</small>
                </span>
              </label>
            ))}
          </fieldset>
          {error && <p className="field-error">{error}</p>}
        </>
      ) : (
        <p>{terms.length > 2 ? t('merge.many') : t('merge.one')}</p>
      )}
      <p className="terms-merge-acts">
        {isPair && (
          <button
            type="button"
            className="staff-btn primary"
            aria-disabled={busy || undefined}
            onClick={() =>
              void act(
                () =>
                  stays === first.id
                    ? mergeTerms(first.id, second.id)
                    : mergeTerms(second.id, first.id),
                ({ name }) => onDone(t('merge.done', { name })),
              )
            }
          >
            {t('merge.act')}
          </button>
        )}
        <button type="button" className="staff-btn quiet" onClick={onCancel}>
          {t('cancel')}
        </button>
      </p>
    </section>
  );
}
