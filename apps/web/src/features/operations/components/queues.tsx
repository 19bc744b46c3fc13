import { useTranslations } from 'use-intl/react';

interface Queue {
  readonly name: string;
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
}

/** Every queue and what it has at hand; those with something to do come first. */
export function Queues(props: {
  queues: readonly Queue[];
  chosen: string | undefined;
  onChoose: (queue: string | undefined) => void;
}) {
  const t = useTranslations('operations.jobs');
  const busy = ({ waiting, running, failed }: Queue) => waiting + running + failed > 0;
  const queues = [...props.queues].sort((a, b) => Number(busy(b)) - Number(busy(a)));
  return (
    <ul className="ops-queues" aria-label={t('queues')}>
      <li>
        <button
          type="button"
          className="ops-queue"
          aria-pressed={props.chosen === undefined}
          onClick={() => props.onChoose(undefined)}
        >
          {t('anyQueue')}
        </button>
      </li>
      {queues.map((queue) => (
        <li key={queue.name}>
          <button
            type="button"
            className="ops-queue"
            aria-pressed={props.chosen === queue.name}
            onClick={() => props.onChoose(queue.name)}
          >
            {queue.name} <Counts queue={queue} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Counts({ queue: { waiting, running, failed } }: { queue: Queue }) {
  const t = useTranslations('operations.jobs.counts');
  const atHand = [
    waiting > 0 && t('waiting', { count: waiting }),
    running > 0 && t('running', { count: running }),
  ];
  return (
    <small>
      {atHand.filter(Boolean).join(' · ')}
      {failed > 0 && <span className="ops-bad"> {t('failed', { count: failed })}</span>}
    </small>
  );
}
