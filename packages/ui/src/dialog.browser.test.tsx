import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test/expect-accessible.ts';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';

type Kind = 'dialog' | 'locked dialog' | 'question' | 'waiting question' | 'drawer';

/** A button that opens one of them, and whether it is closed again. */
function Opened({ kind, onConfirm }: { kind: Kind; onConfirm?: () => void }) {
  const [open, setOpen] = useState(false);
  const shared = {
    open,
    onClose: () => setOpen(false),
    title: 'Copy the week',
    closeLabel: 'Close',
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {kind === 'drawer' ? (
        <Drawer {...shared} footer={<Button>Take it</Button>}>
          <p>Tuesday</p>
        </Drawer>
      ) : kind.endsWith('question') ? (
        <ConfirmDialog
          {...shared}
          onConfirm={onConfirm ?? (() => setOpen(false))}
          confirmLabel="Copy"
          loading={kind === 'waiting question'}
          loadingLabel="Copying"
        >
          <p>Five days are replaced.</p>
        </ConfirmDialog>
      ) : (
        <Dialog
          {...shared}
          locked={kind === 'locked dialog'}
          done={{ label: 'Done', onPress: () => setOpen(false) }}
        >
          <p>Leo gets the same meals.</p>
        </Dialog>
      )}
    </>
  );
}

const opener = page.getByRole('button', { name: 'Open' });
const dialog = page.getByRole('dialog', { name: 'Copy the week' });
const question = page.getByRole('alertdialog', { name: 'Copy the week' });

async function open(kind: Kind, onConfirm?: () => void) {
  await render(<Opened kind={kind} {...(onConfirm && { onConfirm })} />);
  await userEvent.click(opener);
  const shown = kind.endsWith('question') ? question : dialog;
  await expect.element(shown).toBeVisible();
  return shown;
}

test.each(['dialog', 'question', 'drawer'] as const)(
  'Escape closes a %s and gives the focus back',
  async (kind) => {
    const shown = await open(kind);
    await userEvent.keyboard('{Escape}');
    await expect.element(shown).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  },
);

test.each(['dialog', 'question', 'drawer'] as const)(
  'the close button of a %s closes it',
  async (kind) => {
    const shown = await open(kind);
    await userEvent.click(shown.getByRole('button', { name: 'Close' }));
    await expect.element(shown).not.toBeInTheDocument();
  },
);

test.each(['dialog', 'question', 'drawer'] as const)(
  'a press beside a %s closes it',
  async (kind) => {
    const shown = await open(kind);
    await userEvent.click(document.body, { position: { x: 5, y: 5 } });
    await expect.element(shown).not.toBeInTheDocument();
  },
);

test.each(['dialog', 'question', 'drawer'] as const)('Tab stays within a %s', async (kind) => {
  const shown = await open(kind);
  for (let step = 0; step < 4; step += 1) {
    await userEvent.keyboard('{Tab}');
    expect(shown.element().contains(document.activeElement)).toBe(true);
  }
});

test.each(['dialog', 'question', 'drawer'] as const)('a %s is accessible', async (kind) => {
  await open(kind);
  await expectAccessible();
});

test.each(['locked dialog', 'waiting question'] as const)(
  'neither Escape nor a press beside it closes a %s',
  async (kind) => {
    const shown = await open(kind);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(document.body, { position: { x: 5, y: 5 } });
    await expect.element(shown).toBeVisible();
    await expect.element(shown.getByRole('button', { name: 'Close' })).toBeDisabled();
  },
);

test('a question that waits for its answer is not sent twice', async () => {
  const confirm = vi.fn();
  const shown = await open('waiting question', confirm);
  const button = shown.getByRole('button', { name: 'Copy' });
  await userEvent.click(button, { force: true });
  expect(confirm).not.toHaveBeenCalled();
});

test('confirming a question does what it asks', async () => {
  const confirm = vi.fn();
  const shown = await open('question', confirm);
  await userEvent.click(shown.getByRole('button', { name: 'Copy' }));
  expect(confirm).toHaveBeenCalledOnce();
});
