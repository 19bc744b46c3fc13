import type { Page } from '@playwright/test';
import { toDataURL } from 'qrcode';

/** Gives a page a camera that looks at a code, and a browser that has no detector of its own. */
export async function lookAtCode(page: Page, text: string): Promise<void> {
  const picture = await toDataURL(text, { margin: 8, width: 320 });
  await page.addInitScript((code) => {
    Reflect.deleteProperty(globalThis, 'BarcodeDetector');
    navigator.mediaDevices.getUserMedia = async () => {
      const image = new Image();
      image.src = code;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = 640;
      canvas.height = 480;
      const drawing = canvas.getContext('2d');
      const draw = () => {
        drawing?.fillRect(0, 0, canvas.width, canvas.height);
        drawing?.drawImage(image, 160, 80);
        requestAnimationFrame(draw);
      };
      draw();
      return canvas.captureStream();
    };
  }, picture);
}
