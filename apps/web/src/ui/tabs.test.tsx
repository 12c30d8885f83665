import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

const Example = () => {
  const [value, setValue] = useState('one');
  const tabs = ['one', 'two', 'three'].map((name) => ({
    value: name,
    label: name,
    content: `Panel ${name}`,
  }));
  return <Tabs label="Example" tabs={tabs} value={value} onChange={setValue} />;
};
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

describe('tabs', () => {
  it('show the panel of the chosen one alone, named by it', async () => {
    const user = userEvent.setup();
    render(<Example />);
    screen.getByRole('tablist', { name: 'Example' });
    expect(screen.getByRole('tabpanel', { name: 'one' }).textContent).toBe('Panel one');
    await user.click(screen.getByRole('tab', { name: 'two' }));
    expect(screen.getAllByRole('tabpanel').map(({ textContent }) => textContent)).toEqual(['Panel two']);
  });

  it('are one stop of the Tab key, and are chosen by arrows, round and round, Home and End', async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.tab();
    const after = async (key: string) => {
      await user.keyboard(key);
      expect(document.activeElement?.textContent).toBe(chosen());
      return chosen();
    };
    expect(await after('{ArrowLeft}')).toBe('three');
    expect(await after('{ArrowRight}')).toBe('one');
    expect(await after('{ArrowRight}')).toBe('two');
    expect(await after('{End}')).toBe('three');
    expect(await after('{Home}')).toBe('one');
    await user.tab();
    expect(document.activeElement?.getAttribute('role')).not.toBe('tab');
  });
});
