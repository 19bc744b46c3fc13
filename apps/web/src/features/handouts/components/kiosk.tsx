import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { deviceZone, formatTime } from '@yay/words/times';
import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useStore } from '../../../lib/store.ts';
import { forgetScreen, useKeptScreen } from '../../../parts/offline/index.ts';
import { kioskCalls, newPairing, pairingState } from '../api/hand-out-calls.ts';
import { HandOut } from '../model/hand-out.ts';
import { type HandOutKeeper, handOutDevice, type Pairing } from '../model/keeper.ts';
import { lookWhenTold } from '../model/look-when-told.ts';
import { HandOutScreen } from './hand-out-screen.tsx';
import './hand-out.css';

const ASK_EVERY_MS = 3_000;
/** Behind the # of an address: the token of a tablet that is paired already, as of the demo. */
const GIVEN = /^#([\w-]{43})$/;

interface Device {
  readonly keeper: HandOutKeeper;
  readonly token: string | undefined;
  readonly lost: number | undefined;
}

async function openDevice(): Promise<Device> {
  const keeper = await handOutDevice();
  const given = GIVEN.exec(window.location.hash)?.[1];
  const lost = await keeper.get('lost');
  if (given === undefined) return { keeper, token: await keeper.get('token'), lost };
  // Nobody who looks at the address later gets it.
  window.history.replaceState(window.history.state, '', window.location.pathname);
  if (given !== (await keeper.get('token'))) await keeper.forget();
  await keeper.put('token', given);
  return { keeper, token: given, lost: undefined };
}

/** A tablet: it shows its number until it is paired, and then hands out. */
export function Kiosk() {
  const t = useTranslations('kiosks.pair');
  const [keeper, setKeeper] = useState<HandOutKeeper | null>(null);
  const [token, setToken] = useState<string | null>(null);
  /** The number of acts lost as the tablet was removed; null where it was not. */
  const [lost, setLost] = useState<number | null>(null);
  useEffect(() => {
    let left = false;
    void openDevice().then((device) => {
      if (left) return;
      setKeeper(device.keeper);
      setToken(device.token ?? null);
      setLost(device.lost ?? null);
    });
    return () => {
      left = true;
    };
  }, []);
  return (
    <div className="ho" data-portal="schools">
      {keeper === null ? (
        <SkeletonGroup label={t('loading')}>
          <div className="ho-pair">
            <Skeleton width="20rem" height="7rem" />
          </div>
        </SkeletonGroup>
      ) : token === null ? (
        <Pair
          keeper={keeper}
          lost={lost}
          onPaired={(paired) => {
            setLost(null);
            setToken(paired);
          }}
        />
      ) : (
        <PairedKiosk
          key={token}
          token={token}
          keeper={keeper}
          onOff={(count) => {
            setLost(count);
            setToken(null);
          }}
        />
      )}
    </div>
  );
}

function PairedKiosk({
  token,
  keeper,
  onOff,
}: {
  token: string;
  keeper: HandOutKeeper;
  onOff: (lost: number) => void;
}) {
  const [handOut] = useState(() => new HandOut(kioskCalls(token), keeper));
  const { status, day, lost } = useStore(handOut.state);
  const isLive = useNews(handOut, token);
  useEffect(() => void handOut.start(), [handOut]);
  useEffect(() => {
    if (status !== 'off') return;
    void forgetScreen('/kiosk').then(() => onOff(lost));
  }, [status, lost, onOff]);
  const bags = day?.bags;
  useKeptScreen('/kiosk', bags);
  if (status === 'off') return null;
  return <HandOutScreen handOut={handOut} heading="h1" isLive={isLive} />;
}

/** Looks whenever the server says so; false while it can't say. */
function useNews(handOut: HandOut, token: string): boolean {
  const [isLive, setIsLive] = useState(false);
  useEffect(() => {
    let hangUp = () => {};
    const { told, stop } = lookWhenTold(() => handOut.look());
    let left = false;
    // A tablet that is offline just then looks by itself, and tries again as it is opened anew.
    void import('../../../lib/realtime/kiosk-socket.ts')
      .then(({ hearAsKiosk }) => {
        if (left) return;
        hangUp = hearAsKiosk(token, { look: told, onLive: setIsLive });
      })
      .catch(() => undefined);
    return () => {
      left = true;
      hangUp();
      stop();
      setIsLive(false);
    };
  }, [handOut, token]);
  return isLive;
}

function Pair({
  keeper,
  lost,
  onPaired,
}: {
  keeper: HandOutKeeper;
  lost: number | null;
  onPaired: (token: string) => void;
}) {
  const t = useTranslations('kiosks.pair');
  const locale = useLocale();
  const zone = deviceZone();
  const [pairing, setPairing] = useState<Pairing | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let left = false;
    const ask = async () => {
      const kept = tries === 0 ? await keeper.get('pairing') : undefined;
      const good = kept !== undefined && Date.parse(kept.expires_at) > Date.now();
      const next = good ? kept : await newPairing();
      await keeper.put('pairing', next);
      if (!left) setPairing(next);
    };
    setFailed(false);
    ask().catch(() => {
      if (!left) setFailed(true);
    });
    return () => {
      left = true;
    };
  }, [keeper, tries]);

  useEffect(() => {
    if (pairing === null) return;
    const timer = setInterval(async () => {
      const state = await pairingState(pairing.token).catch(() => 'waiting' as const);
      if (state === 'waiting') return;
      clearInterval(timer);
      await keeper.drop('pairing');
      if (state === 'over') return setTries((before) => before + 1);
      await keeper.drop('lost');
      await keeper.put('token', pairing.token);
      onPaired(pairing.token);
    }, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [pairing, keeper, onPaired]);

  return (
    <div className="ho-pair">
      <h1>{t('title')}</h1>
      {lost !== null && (
        <p role="status">
          {t('off')} {lost > 0 && <strong>{t('lost', { count: lost })}</strong>}
        </p>
      )}
      {failed ? (
        <div role="alert" className="ho-missing">
          <strong>{t('failedTitle')}</strong>
          <p>{t('failedText')}</p>
          <button type="button" className="ho-b" onClick={() => setTries((before) => before + 1)}>
            {t('retry')}
          </button>
        </div>
      ) : (
        <>
          <p>{t('intro')}</p>
          {pairing === null ? (
            <SkeletonGroup label={t('loading')}>
              <Skeleton width="100%" height="7.5rem" />
            </SkeletonGroup>
          ) : (
            <>
              <p className="ho-code">
                <span className="sr">{t('code')}</span> {pairing.code.slice(0, 3)}{' '}
                {pairing.code.slice(3)}
              </p>
              <p>
                {t('until', {
                  time: formatTime(Date.parse(pairing.expires_at), zone, locale, zone),
                })}
              </p>
            </>
          )}
        </>
      )}
    </div>
  );
}
