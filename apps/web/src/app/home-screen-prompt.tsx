import { useMatches } from '@tanstack/react-router';
import { IconButton } from '@yay/ui/icon-button';
import { XMarkIcon } from '@yay/ui/icons';
import '@yay/ui/home-screen.css';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { firstData } from '../lib/first-data.ts';
import { useMe } from '../lib/session.ts';
import { dismissHomeScreen, offersHomeScreen } from './home-screen.ts';

/** How to keep it on an iPhone, which does not offer that by itself. */
export default function HomeScreenPrompt() {
  const me = useMe();
  const t = useTranslations('frame.homeScreen');
  const layout = useMatches({ select: (matches) => matches.at(-1)?.staticData.page?.layout });
  const [offered, setOffered] = useState(() => offersHomeScreen(me?.roles ?? []));
  if (!offered || !offersHomeScreen(me?.roles ?? [])) return null;
  if (layout !== 'main' && layout !== 'parent') return null;
  const product = firstData().config.product_name;
  return (
    <aside className="home-screen" aria-labelledby="home-screen-title">
      <img src="/icons/icon-192.png" alt="" width="44" height="44" />
      <div>
        <b id="home-screen-title">{t('title', { product })}</b>
        <p>{t('text')}</p>
      </div>
      <IconButton
        label={t('dismiss')}
        onClick={() => {
          dismissHomeScreen();
          setOffered(false);
        }}
      >
        <XMarkIcon />
      </IconButton>
    </aside>
  );
}
