import { useQueryClient } from '@tanstack/react-query';
import type { PriceSourceInput } from '@yay/contract/price-updates/calls';
import { Segmented } from '@yay/ui/segmented';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { previewPriceUpdate, updatesQuery } from '../api/price-updates.ts';
import type { FileProblem } from '../model/file-problem.ts';
import { freshLines, NEW_DRAFT, type Shown } from '../model/shown.ts';
import { FileSource } from './file-source.tsx';
import { LatestUpdates } from './latest-updates.tsx';
import { Preview } from './preview.tsx';
import { RuleSource } from './rule-source.tsx';
import '../../../lib/staff/record.css';
import './price-updates.css';
import { newUuid } from '../../../lib/uuid.ts';

/** Many prices at once: every change is looked at before any counts. */
export function PriceUpdates() {
  const t = useTranslations('price-updates');
  const client = useQueryClient();
  const errorText = useErrorText();
  const [by, setBy] = useState<'rule' | 'file'>('rule');
  const [shown, setShown] = useState<Shown | null>(null);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [draft, setDraft] = useState(NEW_DRAFT);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [round, setRound] = useState(0);

  async function show(source: PriceSourceInput) {
    setSaid('');
    setBusy(true);
    try {
      const preview = await previewPriceUpdate(source);
      setProblem(preview.problem);
      setShown(preview.problem === null ? { source, preview, key: newUuid(), fresh: null } : null);
    } catch (error) {
      setShown(null);
      showAlert(errorText(error));
    }
    setBusy(false);
  }
  function clear() {
    setShown(null);
    setProblem(null);
  }
  function done(text: string) {
    clear();
    setSaid(text);
    setDraft(NEW_DRAFT);
    setRound(round + 1);
    void client.invalidateQueries({ queryKey: updatesQuery.queryKey });
  }
  return (
    <div className="list record price-updates">
      <header className="ph">
        <h1>{t('title')}</h1>
      </header>
      <p className="lead">{t('intro')}</p>
      <Segmented
        label={t('by')}
        value={by}
        options={[
          { value: 'rule', label: t('byRule') },
          { value: 'file', label: t('byFile') },
        ]}
        onChange={(next) => {
          setBy(next);
          clear();
        }}
      />
      {by === 'rule' ? (
        <RuleSource busy={busy} onShow={show} onChange={clear} />
      ) : (
        <FileSource
          key={round}
          busy={busy}
          problem={problem}
          onShow={show}
          onProblem={setProblem}
          onClear={clear}
        />
      )}
      <p role="status" className={said === '' ? 'sr' : 'callout'}>
        {said}
      </p>
      {shown && (
        <Preview
          key={shown.key}
          shown={shown}
          draft={draft}
          onDraft={setDraft}
          onDone={done}
          onChanged={(preview) => {
            const fresh = freshLines(shown.preview.lines, preview.lines);
            setShown({ ...shown, preview, key: newUuid(), fresh });
          }}
        />
      )}
      <LatestUpdates />
    </div>
  );
}
