import { PARENT_PAGES } from '@yay/contract/parent-pages.gen';
import { Button, buttonClass } from '@yay/ui/button';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from '../../../lib/store.ts';
import { COUNTING, deviceKeeper, useKeptScreen } from '../../../parts/offline/index.ts';
import { readStock, sendActs } from '../api/inventory.ts';
import type { AskedCount } from '../model/asked.ts';
import {
  CountDesk,
  type CountKeeper,
  type DeskCalls,
  type WaitingAct,
} from '../model/count-desk.ts';
import { ChoosePlace, Places } from './choose-place.tsx';
import { Counting } from './counting.tsx';
import { Finished } from './finished.tsx';
import './count-screen.css';

const TRY_EVERY_MS = 10_000;

/** Counts the shelves of a school or warehouse on a phone, with signal or without. */
export function CountScreen({ asked }: { asked: AskedCount }) {
  const [desk, setDesk] = useState<CountDesk | null>(null);
  const { location } = asked;
  useEffect(() => {
    let left = false;
    void deviceKeeper(COUNTING).then((keeper) => {
      if (left) return;
      // A phone that counts keeps what it has where the session ended meanwhile.
      const asPhone = { expectsUnauthenticated: true };
      const calls: DeskCalls = {
        read: (id) => readStock(id, asPhone),
        send: (id, acts) => sendActs(id, acts, asPhone),
      };
      setDesk(new CountDesk(calls, keeper as CountKeeper, location ?? 0));
    });
    return () => {
      left = true;
    };
  }, [location]);
  return (
    <div className="count-app" data-portal="schools">
      {location === null ? (
        <ChoosePlace />
      ) : desk === null ? (
        <Loading />
      ) : (
        <Desk desk={desk} place={asked.place} back={asked.back} />
      )}
    </div>
  );
}

function Loading() {
  const t = useTranslations('inventory');
  return (
    <SkeletonGroup label={t('loading')} className="count-wait">
      <Skeleton height="3rem" />
      <Skeleton height="12rem" />
    </SkeletonGroup>
  );
}

function Lost(props: { title: string; text: string; back: string; retry?: () => void }) {
  const t = useTranslations('inventory');
  return (
    <div className="count-lost">
      <h1>{props.title}</h1>
      <p>{props.text}</p>
      {props.retry && <Button onClick={props.retry}>{t('retry')}</Button>}
      <a className={buttonClass({ kind: 'line' })} href={props.back}>
        {t('phone.toInventory')}
      </a>
    </div>
  );
}

function Desk({ desk, place, back }: { desk: CountDesk; place: number | null; back: string }) {
  const t = useTranslations('inventory');
  const { status, stock, waiting, results } = useStore(desk.state);
  const [placeId, setPlaceId] = useState(place);
  const [finished, setFinished] = useState<string>();
  useEffect(() => void desk.start(), [desk]);
  useEffect(() => {
    const again = () => void desk.sync();
    window.addEventListener('online', again);
    const timer = setInterval(() => {
      const state = desk.state.get();
      if (state.waiting.length > 0 || !state.online) again();
    }, TRY_EVERY_MS);
    return () => {
      window.removeEventListener('online', again);
      clearInterval(timer);
    };
  }, [desk]);
  useKeptScreen('/count', stock?.items);
  const here = stock?.sublocations.find(({ id }) => id === placeId);

  if (status === 'signed_out') return <SignIn waiting={waiting} />;
  if (status === 'missing') {
    return <Lost title={t('phone.notFound')} text={t('phone.notFoundText')} back={back} />;
  }
  if (status === 'unknown' || status === 'failed') {
    const text = t(status === 'unknown' ? 'phone.notHere' : 'errorTitle');
    return (
      <Lost title={t('phone.failed')} text={text} back={back} retry={() => void desk.sync()} />
    );
  }
  if (stock === null) return <Loading />;
  if (finished !== undefined) {
    return (
      <Finished
        desk={desk}
        result={results.get(finished)}
        stock={stock}
        back={back}
        onAnother={() => {
          setFinished(undefined);
          setPlaceId(null);
        }}
      />
    );
  }
  if (here === undefined) {
    return (
      <Places
        stock={stock}
        back={back}
        draw={({ id }, content) => (
          <button type="button" className="count-b" onClick={() => setPlaceId(id)}>
            {content}
          </button>
        )}
      />
    );
  }
  return (
    <Counting
      key={here.id}
      desk={desk}
      stock={stock}
      place={here}
      back={back}
      onFinished={setFinished}
    />
  );
}

function SignIn({ waiting }: { waiting: readonly WaitingAct[] }) {
  const t = useTranslations('inventory.phone');
  const { pathname, search } = window.location;
  const redirect = encodeURIComponent(`${pathname}${search}`);
  return (
    <div className="count-lost">
      <h1>{t('signIn')}</h1>
      <p>{t('signInText')}</p>
      {waiting.length > 0 && <p>{t('waits', { count: waiting.length })}</p>}
      <a className={buttonClass({})} href={`${PARENT_PAGES.login.path}?redirect=${redirect}`}>
        {t('signInAction')}
      </a>
    </div>
  );
}
