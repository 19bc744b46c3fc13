import { useNavigate, useSearch } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { KiosksPage } from '../../features/kiosks/index.ts';

export default function AdminKiosksPage() {
  const { school }: { school?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  return (
    <KiosksPage
      schoolId={/^[1-9]\d{0,8}$/.test(school ?? '') ? Number(school) : null}
      onSchool={(id) =>
        void navigate({ to: PAGES.adminKiosks.path, search: { school: String(id) } })
      }
    />
  );
}
