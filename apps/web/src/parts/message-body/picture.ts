import type { MessageModal, ModalImage } from '@yay/contract/message-modals/calls';

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** A phone that is held upright. */
export function isUpright({ width, height }: Viewport): boolean {
  return height > width && width < 768;
}

export interface Picture {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** A drawing of ours is shown whole on a plate's color, a photograph fills its frame. */
  readonly drawing: boolean;
}

/** The picture of a message for the screen that it is seen on; null where it has none. */
export function pictureOf(modal: MessageModal, upright: boolean): Picture | null {
  if (modal.type === 'image-none') return null;
  if (modal.type !== 'image-full') {
    return drawn(modal.image_aligned[0], upright ? [640, 320] : [640, 640]);
  }
  const portrait = modal.orientation === 'auto' ? upright : modal.orientation === 'portrait';
  const [fitting, other] = portrait
    ? [modal.image_portrait, modal.image_landscape]
    : [modal.image_landscape, modal.image_portrait];
  return drawn(fitting[0] ?? other[0], portrait ? [480, 960] : [960, 480]);
}

/** Tells whether the dialog is a wide one: beside words, and for a picture that lies. */
export function isWide(modal: MessageModal, upright: boolean): boolean {
  const picture = pictureOf(modal, upright);
  return picture !== null && (modal.type !== 'image-full' || picture.width > picture.height);
}

function drawn(
  image: ModalImage | undefined,
  [width, height]: readonly [number, number],
): Picture | null {
  if (image === undefined) return null;
  const drawing = image.service === 'product';
  return {
    src: drawing ? `/${image.public_id}.${image.format}` : mediaUrl(image, width, height),
    alt: image.alt,
    width,
    height,
    drawing,
  };
}

/** Cut to that size by the media store; its version makes the address one that never changes. */
function mediaUrl(image: ModalImage, width: number, height: number): string {
  const version = image.version === null ? '' : `/v${image.version}`;
  return `/media/image/upload/c_fill,w_${width},h_${height}${version}/${image.public_id}.${image.format}`;
}
