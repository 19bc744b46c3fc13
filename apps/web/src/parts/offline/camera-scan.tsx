import { QrCodeIcon, XMarkIcon } from '@yay/ui/icons';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CodeDetector, hasCamera, openDetector } from './code-detector.ts';
import './camera-scan.css';

/** Pause between two looks at the picture. */
const LOOK_EVERY_MS = 200;

export interface CameraScanTexts {
  readonly open: string;
  readonly label: string;
  readonly failed: string;
  readonly close: string;
}
interface CameraScanProps {
  texts: CameraScanTexts;
  className: string;
  onScan: (text: string) => void;
}

/** Reads badges and codes by the camera, where there is one. */
export function CameraScan({ texts, className, onScan }: CameraScanProps) {
  const [open, setOpen] = useState(false);
  if (!hasCamera()) return null;
  return open ? (
    <CameraView
      texts={texts}
      className={className}
      onClose={() => setOpen(false)}
      onScan={(text) => {
        setOpen(false);
        onScan(text);
      }}
    />
  ) : (
    <button type="button" className={className} onClick={() => setOpen(true)}>
      <QrCodeIcon />
      <span>{texts.open}</span>
    </button>
  );
}

function CameraView({
  texts,
  className,
  onScan,
  onClose,
}: CameraScanProps & { onClose: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  const found = useEffectEvent(onScan);
  useEffect(() => {
    const shown = video.current;
    if (shown === null) return;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const stop = () => {
      over = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const look = async (detector: CodeDetector) => {
      const [code] = await detector.detect(shown).catch(() => []);
      if (over) return;
      if (code === undefined) {
        timer = setTimeout(() => void look(detector), LOOK_EVERY_MS);
        return;
      }
      stop();
      found(code.rawValue);
    };
    async function open(shown: HTMLVideoElement) {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (over) return stop();
      shown.srcObject = stream;
      await shown.play();
      await look(await openDetector());
    }
    open(shown).catch(() => over || setFailed(true));
    return stop;
  }, []);
  return (
    <div className="camera-scan" role="dialog" aria-label={texts.label}>
      <p role="status">{failed ? texts.failed : texts.label}</p>
      <video ref={video} muted playsInline />
      <button type="button" className={className} onClick={onClose}>
        <XMarkIcon />
        {texts.close}
      </button>
    </div>
  );
}
