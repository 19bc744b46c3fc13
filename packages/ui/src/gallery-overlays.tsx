import { useState } from 'react';
import { Avatar } from './avatar.tsx';
import { Button } from './button.tsx';
import { ChoiceCard, ChoiceGroup } from './choice-card.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';
import { Case, Group, longText } from './gallery-parts.tsx';
import { IconButton } from './icon-button.tsx';
import {
  ArrowRightStartOnRectangleIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  UsersIcon,
} from './icons.tsx';
import { MenuButton } from './menu-button.tsx';
import { Notice } from './notice.tsx';

type Shown = 'dialog' | 'confirm' | 'danger' | 'loading' | 'drawer' | null;

export function OverlaysGroup() {
  const [shown, setShown] = useState<Shown>(null);
  const [said, setSaid] = useState('nothing yet');
  const close = () => setShown(null);
  return (
    <Group title="What opens">
      <Case title="Dialogs">
        <Button kind="line" onClick={() => setShown('dialog')}>
          Dialog
        </Button>
        <Button kind="line" onClick={() => setShown('confirm')}>
          Confirm
        </Button>
        <Button kind="line" onClick={() => setShown('danger')}>
          Confirm a removal
        </Button>
        <Button kind="line" onClick={() => setShown('loading')}>
          Confirm, loading
        </Button>
        <Button kind="line" onClick={() => setShown('drawer')}>
          Drawer
        </Button>
      </Case>
      <Case title="Menu">
        <MenuButton
          label="Dana Kim, open your menu"
          align="start"
          onAction={setSaid}
          items={[
            { id: 'lunchers', label: 'Lunchers', icon: <UsersIcon />, note: 'Mia, Leo, Ada' },
            { id: 'gift', label: 'Gift cards', disabled: true },
            {
              id: 'leave',
              label: 'Sign out',
              icon: <ArrowRightStartOnRectangleIcon />,
              divided: true,
            },
          ]}
          className="btn btn-line"
        >
          Dana <ChevronDownIcon small />
        </MenuButton>
        <span className="muted">Chosen: {said}</span>
      </Case>
      <Dialog
        open={shown === 'dialog'}
        onClose={close}
        title="Copy Mia's week"
        closeLabel="Close"
        back={{ label: 'Back', onPress: close }}
        done={{ label: 'Done', onPress: close }}
        footer={<Button kind="quiet">Skip this</Button>}
      >
        <p>Leo and Ada get the same meals where their school serves them. {longText}.</p>
      </Dialog>
      <ConfirmDialog
        open={shown === 'confirm' || shown === 'danger' || shown === 'loading'}
        onClose={close}
        onConfirm={close}
        title={shown === 'confirm' ? 'Leave without saving?' : 'Remove Mia?'}
        confirmLabel={shown === 'confirm' ? 'Leave' : 'Remove Mia'}
        closeLabel={shown === 'confirm' ? 'Stay' : 'Cancel'}
        danger={shown !== 'confirm'}
        loading={shown === 'loading'}
        loadingLabel="Removing"
        note={shown === 'confirm' ? undefined : 'Goes into the log under your name.'}
      >
        <p>Her three lunches ahead are taken off, and the money is back as credit.</p>
      </ConfirmDialog>
      <Drawer
        open={shown === 'drawer'}
        onClose={close}
        color="green"
        lead={<Avatar name="Mia" />}
        title="Mia's Friday lunch"
        subtitle="Nov 13, order until Monday at noon"
        closeLabel="Close"
        actions={
          <>
            <IconButton label="Thursday">
              <ChevronLeftIcon />
            </IconButton>
            <IconButton label="Next open day">
              <ChevronRightIcon />
            </IconButton>
          </>
        }
        top={<Notice tone="danger">Sesame noodles are now made with peanuts.</Notice>}
        bodyLabel="Meals for Friday"
        footer={
          <>
            <p>
              <b>Chicken rice bowl</b>Brown rice, teriyaki, apple
            </p>
            <Button onClick={close}>Choose for $10.00</Button>
          </>
        }
      >
        <ChoiceGroup legend="Rice" note="Pick one">
          <ChoiceCard type="radio" name="drawer-rice" title="White rice" note="Included" />
          <ChoiceCard type="radio" name="drawer-rice" title="Brown rice" note="$0.50 more" />
        </ChoiceGroup>
      </Drawer>
    </Group>
  );
}
