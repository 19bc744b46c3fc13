import { Button } from '@yay/ui/button';
import { ClipboardDocumentIcon } from '@yay/ui/icons';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

/** Puts the text where she can paste it, and says whether it is there. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTranslations('second-factor.recovery');
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);

  async function copy() {
    setOutcome(null);
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // Without TLS there is no clipboard, and a browser may refuse it.
      setOutcome('copyFailed');
    }
  }

  return (
    <>
      <Button kind="line" icon={<ClipboardDocumentIcon />} onClick={() => void copy()}>
        {label}
      </Button>
      <span className="factor-copied" role="status">
        {outcome && t(outcome)}
      </span>
    </>
  );
}
