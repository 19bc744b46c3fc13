import type { Me } from '@yay/contract/identity/calls';
import { ChevronDownIcon } from '@yay/ui/icons';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { framePart } from '../frame-part.ts';
import { PopMenu } from './pop-menu.tsx';

export const UserMenuList = framePart(() => import('./user-menu-list.tsx'), ['frame', 'errors']);

/** Who is signed in, and where she can go from anywhere. */
export function UserMenu({ me }: { me: Me }) {
  const t = useTranslations('shell.nav');
  return (
    <PopMenu
      id="user-menu"
      label={t('userMenu', { name: me.full_name })}
      ahead={UserMenuList.ahead}
      button={
        <>
          <span className="me" data-initials={initials(me)} />
          <span className="name">{me.first}</span>
          <ChevronDownIcon small />
        </>
      }
    >
      <Suspense>
        <UserMenuList me={me} />
      </Suspense>
    </PopMenu>
  );
}

function initials(me: Me): string {
  return [me.first, me.last]
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
