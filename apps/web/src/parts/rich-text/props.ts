import type { Document, ShownPicture, Variant } from '@yay/documents';

/** A picture that somebody chose from the library. */
export interface ChosenPicture {
  readonly id: number;
  readonly alt: string;
  readonly picture: string;
}

export interface RichTextProps {
  readonly label: string;
  readonly variant: Variant;
  /** The document; null for none. Another one takes the place of what is written. */
  readonly value: Document | null;
  /** Receives what is written; null where there is nothing but an empty paragraph. */
  readonly onChange: (value: Document | null) => void;
  /** Asks for a picture of the library; null where none was chosen. */
  readonly choosePicture?: () => Promise<ChosenPicture | null>;
  /** How a picture of the library is shown. */
  readonly pictureOf?: (asset: number) => ShownPicture | string | null;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
}
