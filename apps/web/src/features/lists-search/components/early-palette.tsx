import { MagnifyingGlassIcon } from '@yay/ui/icons';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import '@yay/ui/overlay.css';
import '@yay/ui/palette.css';

/** The text field of the palette while the rest of it is on its way: no key is lost. */
export function EarlyPalette({
  typed,
  onType,
  onEnter,
  onClose,
}: {
  typed: string;
  onType: (text: string) => void;
  onEnter: () => void;
  onClose: () => void;
}) {
  const t = useTranslations('admin.search');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <div className="scrim palette-shade">
      <div className="palette">
        <search className="palette-in">
          <div className="palette-field">
            <MagnifyingGlassIcon />
            <input
              ref={field}
              aria-label={t('label')}
              placeholder={t('field')}
              autoComplete="off"
              spellCheck={false}
              maxLength={200}
              value={typed}
              onChange={({ currentTarget }) => onType(currentTarget.value)}
              onKeyDown={({ key, nativeEvent }) => {
                if (nativeEvent.isComposing) return;
                if (key === 'Enter') onEnter();
                if (key === 'Escape') onClose();
              }}
            />
          </div>
        </search>
      </div>
    </div>
  );
}
