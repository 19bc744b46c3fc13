import { MediaPage } from '../../features/media/index.ts';

export default function AdminMediaPage() {
  return <MediaPage />;
}
