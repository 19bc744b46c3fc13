import { useState } from 'react';
import { AlertList, type AlertMessage } from './alert-list.tsx';
import { Button } from './button.tsx';
import { Countdown } from './countdown.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { Case, Group, longText } from './gallery-parts.tsx';
import { ArrowPathIcon, LockClosedIcon } from './icons.tsx';
import { Notice } from './notice.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';

const first: AlertMessage[] = [
  { id: 'saved', type: 'success', text: 'The week is saved.' },
  {
    id: 'again',
    type: 'warning',
    text: 'You are offline. We send it once you are back.',
    boosted: true,
  },
  { id: 'error', type: 'error', text: `We could not save ${longText}.` },
];

export function MessagesGroup() {
  const [messages, setMessages] = useState(first);
  return (
    <Group title="Messages">
      <Case title="Notices" grid>
        <Notice tone="info" title="Snow is on its way">
          If your school closes, the money is back as credit.
        </Notice>
        <Notice tone="ok">Your changes are saved.</Notice>
        <Notice tone="unsaved" action={<Button size="sm">Save</Button>}>
          Two changes are not saved yet.
        </Notice>
        <Notice tone="late" dismissLabel="Hide this message" onDismiss={() => setMessages(first)}>
          New meals now cost $1.00 more.
        </Notice>
        <Notice tone="danger">
          Sesame noodles are now made with peanuts, so they are off Mia's Friday.
        </Notice>
      </Case>
      <Case title="Alerts, stacked; the warning is boosted">
        <AlertList
          inline
          messages={messages}
          onDismiss={(id) => setMessages(messages.filter((message) => message.id !== id))}
          dismissLabel="Hide this message"
          typeLabels={{ success: 'Done:', error: 'Error:', warning: 'Note:' }}
        />
      </Case>
      <Case title="Countdown" grid>
        <Countdown title="13 hours 20 minutes left to order">
          Tuesday to Friday close Monday at noon.
        </Countdown>
        <Countdown title="4 days left" tone="info">
          Meals have their usual price until Friday.
        </Countdown>
        <Countdown title="5 minutes left" tone="danger">
          Then Monday is closed.
        </Countdown>
        <Countdown title="This week is closed" tone="off" icon={<LockClosedIcon />} />
      </Case>
    </Group>
  );
}

export function StatesGroup() {
  return (
    <Group title="Loading, empty, error">
      <Case title="Spinners and progress" grid>
        <div className="gallery-row">
          <Spinner label="Loading" />
          <Spinner size="lg" label="Loading" />
        </div>
        <ProgressBar label="Copying the week" value={3} max={12} valueText="3 of 12" />
        <ProgressBar label="Asking the kitchen" note="This can take a minute." />
      </Case>
      <Case title="Skeleton">
        <SkeletonGroup label="Loading lunchers" className="gallery-bars">
          <Skeleton round />
          <Skeleton width="45%" height="1.0625rem" />
          <Skeleton width="85%" height=".8125rem" />
        </SkeletonGroup>
      </Case>
      <Case title="Empty and error" grid>
        <EmptyState title="Who are we feeding?" action={<Button>Add a luncher</Button>}>
          Add your first luncher and their school's menu opens right away.
        </EmptyState>
        <ErrorState
          title="We could not load your lunchers"
          action={
            <Button kind="line" icon={<ArrowPathIcon />}>
              Try again
            </Button>
          }
          note="Trying by itself in 10 seconds"
        >
          They are safe, and so are their orders. This is on our side.
        </ErrorState>
      </Case>
    </Group>
  );
}
