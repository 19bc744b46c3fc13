import { classNames } from '@yay/ui/class-names';
import { ArrowUpTrayIcon } from '@yay/ui/icons';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ACCEPTED_PICTURES } from '../picture-field/send-picture.ts';

/** Takes the files that are dropped on what is in it. */
export function DropPlace({
  className,
  onFiles,
  children,
}: {
  className?: string;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}) {
  const [over, setOver] = useState(false);
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is beside the button, which the keyboard reaches.
    <div
      className={classNames('media-drop', over && 'is-over', className)}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={drop}
    >
      {children}
    </div>
  );
}

/** Chooses files to upload, as many as one likes. */
export function UploadButton({
  primary = false,
  onFiles,
}: {
  primary?: boolean;
  onFiles: (files: readonly File[]) => void;
}) {
  const t = useTranslations('media-library');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={classNames('staff-btn icon-on-phone', primary && 'primary')}
        onClick={() => input.current?.click()}
      >
        <ArrowUpTrayIcon small />
        <span>{t('upload')}</span>
      </button>
      <input
        ref={input}
        hidden
        multiple
        type="file"
        aria-label={t('upload')}
        accept={ACCEPTED_PICTURES}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
