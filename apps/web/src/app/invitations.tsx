import { useLocation, useMatches, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { asksForIntro, loadIntroWizard } from '../features/intro-wizard/index.ts';
import {
  isPayAheadWindow,
  MessageOverPage,
  showsMessages,
} from '../features/message-modals/index.ts';
import { serverNowMs } from '../lib/clock.ts';
import { firstData } from '../lib/first-data.ts';
import { dateInZone } from '../lib/format.ts';
import { loadWords } from '../lib/words/index.ts';
import { OFFICE } from '../parts/office-time.ts';

const IntroWizard = lazy(async () => {
  const [{ IntroWizard }] = await Promise.all([
    loadIntroWizard(),
    loadWords(['intro-wizard', 'errors']),
  ]);
  return { default: IntroWizard };
});

/** Opens over a page by itself: the introduction that the address asks for, or a message of the team. */
export default function Invitations() {
  const { pathname: path, search } = useLocation();
  const layout = useMatches({ select: (matches) => matches.at(-1)?.staticData.page?.layout });
  const navigate = useNavigate();
  if (layout !== 'main' && layout !== 'parent') return null;

  if (asksForIntro(search)) {
    const { 'show-intro-wizard': _, ...rest } = search as Record<string, unknown>;
    const close = () => void navigate({ to: '.', search: rest, replace: true });
    return (
      <Suspense>
        <IntroWizard onClose={close} />
      </Suspense>
    );
  }
  if (!showsMessages(path)) return null;
  const payAhead = isPayAheadWindow(firstData().site_options, today());
  return <MessageOverPage key={path} path={path} payAhead={payAhead} />;
}

/** The office's date, by the server's clock. */
const today = () => dateInZone(serverNowMs(), OFFICE);
