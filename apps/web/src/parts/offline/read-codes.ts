import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HTMLCanvasElementLuminanceSource,
  HybridBinarizer,
  MultiFormatReader,
} from '@zxing/library';

/** Finds codes in the picture of a camera. */
export interface CodeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

/** The longer side of what is searched, in pixels: a code that fills a fifth of it is still read. */
const LONGEST_SIDE = 960;

/** Reads codes by a script alone: the policy of pages lets no compiled module run. */
export function createReader(): CodeDetector {
  const reader = new MultiFormatReader();
  reader.setHints(
    new Map<DecodeHintType, unknown>([
      [DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.QR_CODE, BarcodeFormat.EAN_13]],
      [DecodeHintType.TRY_HARDER, true],
    ]),
  );
  const canvas = document.createElement('canvas');
  return {
    async detect(video) {
      const { videoWidth: width, videoHeight: height } = video;
      if (width === 0 || height === 0) return [];
      const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
      canvas.width = Math.round(width * scale);
      canvas.height = Math.round(height * scale);
      const drawing = canvas.getContext('2d', { willReadFrequently: true });
      drawing?.drawImage(video, 0, 0, canvas.width, canvas.height);
      try {
        const source = new HTMLCanvasElementLuminanceSource(canvas);
        const result = reader.decodeWithState(new BinaryBitmap(new HybridBinarizer(source)));
        return [{ rawValue: result.getText() }];
      } catch {
        // No code in this picture; the next one comes.
        return [];
      }
    },
  };
}
