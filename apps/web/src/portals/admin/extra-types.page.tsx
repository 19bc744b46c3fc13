import { ExtraTypesPage } from '../../features/extra-types/index.ts';

export default function AdminExtraTypesPage() {
  return <ExtraTypesPage />;
}
