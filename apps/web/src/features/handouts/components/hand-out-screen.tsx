import type { HandOutDay } from '@yay/contract/handouts/calls';
import { EmptyState } from '@yay/ui/empty-state';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useStore } from '../../../lib/store.ts';
import { useScanner } from '../../../parts/offline/index.ts';
import { clockError } from '../model/clock-error.ts';
import {
  type BagNow,
  bagOfLabel,
  bagOfScan,
  bagsNow,
  classesOf,
  keyOf,
} from '../model/day-view.ts';
import type { Done, HandOut, HandOutState } from '../model/hand-out.ts';
import { isStop } from '../model/refusals.ts';
import { speak } from '../model/speak.ts';
import { Alarm, useAlarmText } from './alarm.tsx';
import { BagView } from './bag-view.tsx';
import { ClassBags } from './class-bags.tsx';
import { ClassList } from './class-list.tsx';
import { FindChild } from './find-child.tsx';
import { ProblemView } from './problem-view.tsx';
import { QuietRefusals, RefusedAlarm, Told } from './refusals.tsx';
import type { ScreenFrame } from './screen-head.tsx';
import { StatusStrip } from './status-strip.tsx';
import './hand-out.css';

/** Milliseconds between two looks at what other devices did: where news come, and where none do. */
const LOOK_AGAIN_MS = { live: 30_000, alone: 4_000 };

type View =
  | { readonly kind: 'classes' | 'find' }
  | { readonly kind: 'class'; readonly key: string }
  | { readonly kind: 'bag' | 'problem'; readonly orderId: number };

/** Handing out lunch, one child at a time; the same on a tablet and on a phone. */
export function HandOutScreen({
  handOut,
  heading,
  isLive,
}: {
  handOut: HandOut;
  heading: 'h1' | 'h2';
  /** It is told by the server when it has to look. */
  isLive: boolean;
}) {
  const t = useTranslations('handouts');
  const state = useStore(handOut.state);
  useLookingAgain(handOut, isLive ? LOOK_AGAIN_MS.live : LOOK_AGAIN_MS.alone);
  useSayingRefusals(state);
  if (state.status === 'off') {
    return <Missing title={t('offTitle')} text={t('offText')} />;
  }
  if (state.day !== null) {
    return <Day handOut={handOut} state={state} day={state.day} heading={heading} />;
  }
  return state.status === 'failed' ? (
    <Missing title={t('failedTitle')} text={t('failedText')} onRetry={() => void handOut.sync()} />
  ) : (
    <SkeletonGroup label={t('loading')}>
      <div className="ho-rooms">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
          <Skeleton key={key} width="100%" height="9.5rem" />
        ))}
      </div>
    </SkeletonGroup>
  );
}

function useLookingAgain(handOut: HandOut, everyMs: number): void {
  useEffect(() => {
    const look = () => void handOut.sync();
    const timer = setInterval(look, everyMs);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', look);
    };
  }, [handOut, everyMs]);
}

/** Says what stops a hand, and otherwise what stands there alone. */
function useSayingRefusals({ refused }: HandOutState): void {
  const locale = useLocale();
  const first = refused.find(isStop) ?? (refused.length === 1 ? refused[0] : undefined);
  const said = first?.result.say;
  useEffect(() => {
    if (said) speak(said, locale);
  }, [said, locale]);
}

interface DayProps {
  readonly handOut: HandOut;
  readonly state: HandOutState;
  readonly day: HandOutDay;
  readonly heading: 'h1' | 'h2';
}

function Day({ handOut, state, day, heading }: DayProps) {
  const t = useTranslations('handouts');
  const locale = useLocale();
  const alarmText = useAlarmText();
  const [view, setView] = useState<View>({ kind: 'classes' });
  const [note, setNote] = useState('');
  const [lastId, setLastId] = useState<number | null>(null);
  const bags = bagsNow(day, state.waiting);

  function open(now: BagNow) {
    setNote('');
    setView({ kind: 'bag', orderId: now.bag.order_id });
    const stop = now.state === 'handed_over' ? undefined : alarmText.ofBag(now);
    if (stop) speak(stop.aloud, locale);
  }
  /** The bag in the hand is this child's: one scan hands it over, where nothing speaks against it. */
  function labelScanned({ now, token, isVoid }: NonNullable<ReturnType<typeof bagOfLabel>>) {
    const mayGo = !isVoid && now.state !== 'handed_over' && alarmText.ofBag(now) === undefined;
    if (mayGo) {
      return void act(now, { kind: 'handed_over', seen: now.bag.version, label: token });
    }
    open(now);
    if (!isVoid) return;
    setNote(t('labelVoid'));
    speak(t('labelVoid'), locale);
  }
  function scanned(text: string) {
    const label = bagOfLabel(bags, text);
    if (label) return labelScanned(label);
    const now = bagOfScan(bags, text);
    if (now) return open(now);
    setNote(t('unknownBadge'));
    speak(t('unknownBadge'), locale);
  }
  useScanner(scanned);
  async function act({ bag }: BagNow, done: Omit<Done, 'orderId'>) {
    setNote('');
    setLastId(done.kind === 'undone' ? null : bag.order_id);
    setView({ kind: 'class', key: keyOf(bag) });
    await handOut.act({ ...done, orderId: bag.order_id });
  }

  const [stop, ...moreStops] = state.refused.filter(isStop);
  const strip = <StatusStrip online={state.online} waiting={state.waiting.length} />;
  if (stop) {
    const about = bags.find(({ bag }) => bag.order_id === stop.orderId);
    return (
      <RefusedAlarm
        refused={stop}
        more={moreStops.length}
        bag={about?.bag}
        onLook={() => {
          void handOut.dismiss([stop]);
          if (about) setView({ kind: 'bag', orderId: about.bag.order_id });
        }}
      />
    );
  }
  const shown = 'orderId' in view && bags.find(({ bag }) => bag.order_id === view.orderId);
  if (shown && 'orderId' in view) {
    const said = note !== '' && <Told onSeen={() => setNote('')}>{note}</Told>;
    return (
      <OneBag
        now={shown}
        kind={view.kind}
        strip={
          <>
            {strip}
            {said}
          </>
        }
        onView={setView}
        onAct={act}
      />
    );
  }
  const told =
    state.refused.length > 0 ? (
      <QuietRefusals refused={state.refused} onSeen={() => void handOut.dismiss(state.refused)} />
    ) : (
      note !== '' && <Told onSeen={() => setNote('')}>{note}</Told>
    );
  const frame = { strip, told, heading, onScan: scanned };
  return (
    <Overview
      {...frame}
      view={view}
      {...{ day, bags, state }}
      last={bags.find(({ bag }) => bag.order_id === lastId)}
      onOpen={open}
      onView={setView}
      onUndo={(now) => now.last && void act(now, { kind: 'undone', undoes: now.last.id })}
    />
  );
}

/** All that is not about one child: the classes, one of them, or the search. */
function Overview({
  view,
  day,
  bags,
  state: { online, waiting, clockOffset, slow },
  last,
  onOpen,
  onView,
  onUndo,
  ...frame
}: ScreenFrame & {
  view: View;
  day: HandOutDay;
  bags: readonly BagNow[];
  state: HandOutState;
  last: BagNow | undefined;
  onOpen: (now: BagNow) => void;
  onView: (view: View) => void;
  onUndo: (now: BagNow) => void;
}) {
  const toClasses = () => onView({ kind: 'classes' });
  if (view.kind === 'find') {
    return <FindChild {...frame} bags={bags} onOpen={onOpen} onBack={toClasses} />;
  }
  const classes = classesOf(bags);
  const shown = view.kind === 'class' ? classes.find(({ key }) => key === view.key) : undefined;
  return shown ? (
    <ClassBags
      {...frame}
      of={shown}
      last={last}
      isWaiting={waiting.some(({ order_id }) => order_id === last?.bag.order_id)}
      timeZone={day.time_zone}
      clockOffset={clockOffset}
      onOpen={onOpen}
      onBack={toClasses}
      onUndo={onUndo}
    />
  ) : (
    <ClassList
      {...frame}
      day={day}
      isSaved={online && waiting.length === 0}
      clock={clockError(slow)}
      classes={classes}
      bags={bags}
      onOpen={(key) => onView({ kind: 'class', key })}
      onFind={() => onView({ kind: 'find' })}
    />
  );
}

/** One child: what must not be handed over has no button for it. */
function OneBag({
  now,
  kind,
  strip,
  onView,
  onAct,
}: {
  now: BagNow;
  kind: 'bag' | 'problem';
  strip: ReactNode;
  onView: (view: View) => void;
  onAct: (now: BagNow, done: Omit<Done, 'orderId'>) => Promise<void>;
}) {
  const t = useTranslations('handouts');
  const alarmText = useAlarmText();
  const { bag } = now;
  const toClass = () => onView({ kind: 'class', key: keyOf(bag) });
  const stop = now.state === 'handed_over' ? undefined : alarmText.ofBag(now);
  if (stop) return <Alarm text={stop} bag={bag} act={t('toClass')} onAct={toClass} />;
  return kind === 'problem' ? (
    <ProblemView
      bag={bag}
      onBack={() => onView({ kind: 'bag', orderId: bag.order_id })}
      onTell={(problem, note) => void onAct(now, { kind: 'problem', problem, note })}
    />
  ) : (
    <BagView
      now={now}
      strip={strip}
      onBack={toClass}
      onAct={(done) => void onAct(now, done)}
      onProblem={() => onView({ kind: 'problem', orderId: bag.order_id })}
    />
  );
}

function Missing({ title, text, onRetry }: { title: string; text: string; onRetry?: () => void }) {
  const t = useTranslations('handouts');
  return (
    <div className="ho-missing" role="alert">
      <EmptyState title={title}>{text}</EmptyState>
      {onRetry && (
        <button type="button" className="ho-b" onClick={onRetry}>
          {t('retry')}
        </button>
      )}
    </div>
  );
}
