import { ArrowsPointingInIcon } from '@yay/ui/icons';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isFullScreen } from './full-screen.ts';
import { MAIN_ID, MainContent } from './main-content.tsx';

interface AdminContentProps {
  /** Of the page that is shown; null where the address has none. */
  path: string | null;
  phone: boolean;
  children: ReactNode;
}

/** Boxed, or over the whole width on the pages that are made for that. */
export function AdminContent({ path, phone, children }: AdminContentProps) {
  const t = useTranslations('admin.frame');
  // Where it was minimized: whoever comes back to a page finds it wide again.
  const [minimizedAt, setMinimizedAt] = useState<string | null>(null);
  if (minimizedAt !== null && minimizedAt !== path) setMinimizedAt(null);
  const wide = path !== null && isFullScreen({ path, phone, minimized: minimizedAt === path });

  function minimize() {
    setMinimizedAt(path);
    // The button is gone: the focus stays with the page.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }
  return (
    <MainContent className={wide ? 'staff admin-page full-screen' : 'staff admin-page'}>
      {wide && (
        <div className="full-screen-bar">
          <button type="button" className="staff-btn quiet small" onClick={minimize}>
            <ArrowsPointingInIcon small />
            {t('minimize')}
          </button>
        </div>
      )}
      {children}
    </MainContent>
  );
}
