import { useRouter } from '@tanstack/react-router';
import type { getMe, Me } from '@yay/contract/identity/calls';
import type { RealtimeEvents } from '@yay/contract/realtime';
import { isEndingOwn, send } from '../lib/http/index.ts';
import { endSession } from '../lib/http/session-end.ts';
import { queryClient } from '../lib/query-client.ts';
import { useChannel } from '../lib/realtime/index.ts';
import { session } from '../lib/session.ts';
import { switchLocale } from '../lib/words/index.ts';

/** Listens to the server about this very account: the end of its session, or a change of its rights. */
export default function OwnChannel({ me }: { me: Me }) {
  const router = useRouter();
  const channel = `private-user.${me.id}` as const;

  async function lookAgain() {
    // Nobody any more is answered by 401, which ends the session here as well.
    const { data } = await send<typeof getMe>({ method: 'GET', path: '/api/me' });
    const known = session.get();
    if (known === null || JSON.stringify(data) === JSON.stringify(known)) return;
    if (data.id !== known.id || data.impersonator?.id !== known.impersonator?.id) {
      // Somebody else has signed in here, in another tab: nothing of this page is hers.
      window.location.assign('/');
      return;
    }
    if (data.locale !== known.locale) await switchLocale(data.locale);
    session.set(data);
    // The one decides what may be ordered, the other the names of dishes and closures.
    if (data.delinquent !== known.delinquent || data.locale !== known.locale) {
      void queryClient.invalidateQueries();
    }
    await router.invalidate();
  }
  const look = () => {
    if (!isEndingOwn()) void lookAgain().catch(() => undefined);
  };

  function end({ reason }: RealtimeEvents['session.ended']) {
    if (reason === 'suspended' || reason === 'password') endSession();
    else look();
  }

  useChannel(channel, { 'session.ended': end, 'account.changed': look, missed: look });
  return null;
}
