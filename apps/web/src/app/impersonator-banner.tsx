import { lazy, Suspense } from 'react';
import { useMe } from '../lib/session.ts';
import { loadWords } from '../lib/words/index.ts';

/** Hardly anybody needs it: it comes with its words when somebody does. */
const ImpersonationStrip = lazy(async () => {
  const [strip] = await Promise.all([
    import('./impersonation-strip.tsx'),
    loadWords(['frame', 'errors']),
  ]);
  return strip;
});

/** Whoever acts as somebody else is reminded of it on every page. */
export function ImpersonatorBanner() {
  const me = useMe();
  if (!me?.impersonator) return null;
  return (
    <Suspense>
      <ImpersonationStrip name={me.full_name} actor={me.impersonator.full_name} />
    </Suspense>
  );
}
