import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test/expect-accessible.ts';
import { TabStrip } from './tab-strip.tsx';
import { Tabs } from './tabs.tsx';

function Account() {
  const [selected, setSelected] = useState('details');
  return (
    <Tabs
      label="Account"
      selected={selected}
      onSelect={setSelected}
      items={[
        { id: 'details', label: 'Your details', content: 'Name and address.' },
        { id: 'invite', label: 'Invite a family', content: 'A link.', disabled: true },
        { id: 'cards', label: 'Cards', content: 'Visa ending in 4242.' },
      ]}
    />
  );
}

function Lunchers() {
  const [selected, setSelected] = useState('mia');
  return (
    <>
      <TabStrip
        label="Lunchers"
        items={[
          { id: 'mia', label: 'Mia', note: '3 of 4 days', color: 'green' },
          { id: 'leo', label: 'Leo', note: '1 of 3 days', color: 'red' },
          { id: 'ada', label: 'Ada', note: '3 of 4 days', color: 'blue' },
        ]}
        selected={selected}
        onSelect={setSelected}
        panelId={() => 'week'}
      />
      <div id="week" role="tabpanel" aria-label={selected}>
        The week of {selected}.
      </div>
    </>
  );
}

const tab = (name: RegExp) => page.getByRole('tab', { name });
const panel = page.getByRole('tabpanel');

test('tabs show the panel of the chosen one and pass over one that is off', async () => {
  await render(<Account />);
  await userEvent.keyboard('{Tab}');
  await expect.element(tab(/^Your details/)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab(/^Cards/)).toHaveFocus();
  await expect.element(panel).toHaveTextContent('Visa ending in 4242.');
  await userEvent.click(tab(/^Your details/));
  await expect.element(panel).toHaveTextContent('Name and address.');
  await expectAccessible();
});

test('the arrows, Home and End go through the lunchers and around their ends', async () => {
  await render(<Lunchers />);
  await userEvent.keyboard('{Tab}');
  for (const [key, name] of [
    ['ArrowLeft', 'ada'],
    ['ArrowRight', 'mia'],
    ['ArrowRight', 'leo'],
    ['End', 'ada'],
    ['Home', 'mia'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(tab(new RegExp(name, 'i'))).toHaveFocus();
    await expect.element(panel).toHaveTextContent(`The week of ${name}.`);
  }
  await expectAccessible();
});

test('Tab stops at the chosen luncher alone', async () => {
  await render(<Lunchers />);
  await userEvent.click(tab(/Leo/));
  for (const name of [/Mia/, /Ada/]) {
    await expect.element(tab(name)).toHaveAttribute('tabindex', '-1');
  }
  await expect.element(tab(/Leo/)).toHaveAttribute('tabindex', '0');
});
