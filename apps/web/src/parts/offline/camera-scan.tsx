import { QrCodeIcon, XMarkIcon } from '@yay/ui/icons';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import './camera-scan.css';

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: readonly string[] }) => Detector;

const LOOK_EVERY_MS = 200;

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

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

/** Reads badges and codes by the camera, where the browser can. */
export function CameraScan({ texts, className, onScan }: CameraScanProps) {
  const [open, setOpen] = useState(false);
  const isAble = detectorClass() !== undefined && 'mediaDevices' in navigator;
  if (!isAble) return null;
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
    const Class = detectorClass();
    const shown = video.current;
    if (Class === undefined || shown === null) return;
    const detector = new Class({ formats: ['qr_code', 'ean_13'] });
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    let over = false;
    const stop = () => {
      over = true;
      clearInterval(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const look = async () => {
      const [code] = await detector.detect(shown).catch(() => []);
      if (code === undefined || over) return;
      stop();
      found(code.rawValue);
    };
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: 'environment' } })
      .then(async (opened) => {
        stream = opened;
        if (over) return stop();
        shown.srcObject = opened;
        await shown.play();
        timer = setInterval(() => void look(), LOOK_EVERY_MS);
      })
      .catch(() => setFailed(true));
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
