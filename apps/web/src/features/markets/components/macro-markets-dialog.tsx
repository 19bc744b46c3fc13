import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MacroMarket } from '@yay/contract/markets/calls';
import { Dialog } from '@yay/ui/dialog';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { TextField } from '@yay/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText, useFieldText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { listKey } from '../../../lib/list/index.ts';
import { emptied } from '../../../lib/record-form/emptied.ts';
import { macroMarketsQuery } from '../api/market-query.ts';
import { createMacroMarket, renameMacroMarket } from '../api/save-market.ts';
import './markets.css';
import '../../../lib/staff/record.css';

/** Every macro-market, to be renamed, and a new one. */
export default function MacroMarketsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('markets');
  const { data } = useQuery(macroMarketsQuery);
  const [said, setSaid] = useState('');
  const onSaved = (name: string) => setSaid(t('macroSaved', { name }));
  return (
    <Dialog open title={t('macros')} closeLabel={t('close')} onClose={onClose}>
      <p className="mid">{t('macrosText')}</p>
      {data === undefined ? (
        <SkeletonGroup label={t('macros')}>
          <Skeleton height="2.25rem" />
        </SkeletonGroup>
      ) : (
        <ul className="macro-markets">
          {data.map((macro) => (
            <li key={macro.id}>
              <NameForm
                macro={macro}
                label={t('macroRename', { name: macro.name })}
                hint={t('macroMarkets', { count: macro.markets })}
                act={t('macroSave')}
                save={(name) => renameMacroMarket(macro.id, name)}
                onSaved={onSaved}
              />
            </li>
          ))}
          {data.length === 0 && <li className="mid">{t('macroEmpty')}</li>}
        </ul>
      )}
      <NameForm
        label={t('macroNew')}
        act={t('macroAdd')}
        save={createMacroMarket}
        onSaved={onSaved}
      />
      <p className="mid macro-said" role="status">
        {said}
      </p>
    </Dialog>
  );
}

function NameForm(props: {
  macro?: MacroMarket;
  label: string;
  hint?: string;
  act: string;
  save: (name: string) => Promise<unknown>;
  onSaved: (name: string) => void;
}) {
  const { macro, label, hint, act, save, onSaved } = props;
  const client = useQueryClient();
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const [name, setName] = useState(macro?.name ?? '');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function carryOut() {
    if (busy || macro?.name === name.trim()) return;
    if (name.trim() === '') return setError(fieldText(['required']));
    setBusy(true);
    try {
      await save(name);
      onSaved(name.trim());
      if (!macro) setName(emptied(name));
      setError(undefined);
      await client.invalidateQueries({ queryKey: macroMarketsQuery.queryKey });
      await client.invalidateQueries({ queryKey: listKey('markets') });
    } catch (failure) {
      const codes =
        isHttpError(failure) && failure.status === 422 ? failure.errors.name : undefined;
      if (codes) setError(fieldText(codes));
      else showAlert(errorText(failure));
    }
    setBusy(false);
  }

  return (
    <form
      className="record macro-market"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void carryOut();
      }}
    >
      <TextField
        label={label}
        hint={hint}
        value={name}
        maxLength={80}
        error={error}
        autoComplete="off"
        onChange={(event) => {
          setError(undefined);
          setName(event.currentTarget.value);
        }}
      />
      <button
        type="submit"
        className="staff-btn"
        aria-disabled={busy || (macro !== undefined && macro.name === name.trim()) || undefined}
      >
        {act}
      </button>
    </form>
  );
}
