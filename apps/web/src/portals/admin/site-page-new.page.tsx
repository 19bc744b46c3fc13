import { PageCreate } from '../../features/pages/index.ts';

export default function NewPagePage() {
  return <PageCreate />;
}
