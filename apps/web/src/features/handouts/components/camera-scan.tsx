import { QrCodeIcon, XMarkIcon } from '@yay/ui/icons';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: readonly string[] }) => Detector;

const LOOK_EVERY_MS = 200;

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Reads badges by the camera, where the browser can. */
export function CameraScan({ onScan }: { onScan: (text: string) => void }) {
  const t = useTranslations('handouts');
  const [open, setOpen] = useState(false);
  const isAble = detectorClass() !== undefined && 'mediaDevices' in navigator;
  if (!isAble) return null;
  return open ? (
    <CameraView
      onClose={() => setOpen(false)}
      onScan={(text) => {
        setOpen(false);
        onScan(text);
      }}
    />
  ) : (
    <button type="button" className="ho-b" onClick={() => setOpen(true)}>
      <QrCodeIcon />
      {t('camera')}
    </button>
  );
}

function CameraView({ onScan, onClose }: { onScan: (text: string) => void; onClose: () => void }) {
  const t = useTranslations('handouts');
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
    <div className="ho-camera" role="dialog" aria-label={t('cameraLabel')}>
      <p role="status">{failed ? t('cameraFailed') : t('cameraLabel')}</p>
      <video ref={video} muted playsInline />
      <button type="button" className="ho-b" onClick={onClose}>
        <XMarkIcon />
        {t('toClass')}
      </button>
    </div>
  );
}
