import { Gallery } from '@yay/ui/gallery';

/** Every primitive in all its states. */
export default function WorkshopPage() {
  return <Gallery />;
}
