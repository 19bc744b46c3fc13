import { PageEditorPage } from '../../features/pages/index.ts';

export default function OnePagePage() {
  return <PageEditorPage />;
}
