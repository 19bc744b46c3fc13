import type { CodeDetector } from './read-codes.ts';

export type { CodeDetector };

interface NativeDetector {
  new (options: { formats: readonly string[] }): CodeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The formats of codes on badges, labels and packages. */
const FORMATS = ['qr_code', 'ean_13'];

const loadReader = () => import('./read-codes.ts');

async function nativeDetector(): Promise<NativeDetector | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: NativeDetector };
  const supported = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  return FORMATS.every((format) => supported.includes(format)) ? BarcodeDetector : undefined;
}

/** Returns the browser's own detector, or one of ours where it has none, as on iPads and in Firefox. */
export async function openDetector(): Promise<CodeDetector> {
  const Native = await nativeDetector();
  return Native ? new Native({ formats: FORMATS }) : (await loadReader()).createReader();
}

/** Fetches our own detector where the browser has none, so that it is there without a network. */
export async function keepDetector(): Promise<void> {
  if (hasCamera() && (await nativeDetector()) === undefined) await loadReader();
}

export const hasCamera = (): boolean => 'mediaDevices' in navigator;
