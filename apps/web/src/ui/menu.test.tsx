import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { Menu, MenuChoices, MenuItem } from './menu.tsx';

const open = async () => {
  const user = userEvent.setup();
  const chosen = vi.fn();
  render(
    <>
      <Menu button={(props) => <Button {...props}>Fruit</Button>}>
        {['Apple', 'Apricot', 'Banana'].map((name) => (
          <MenuItem key={name} onSelect={() => chosen(name)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
      <Button>After</Button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Fruit' });
  await user.click(button);
  return { user, chosen, button };
};
const focused = () => document.activeElement?.textContent;
const isOpen = () => screen.queryByRole('menu') !== null;

describe('a menu', () => {
  it('opens at its first item, named by its button, and closes by a second click', async () => {
    const { user, button } = await open();
    screen.getByRole('menu', { name: 'Fruit' });
    expect([focused(), button.getAttribute('aria-expanded')]).toEqual(['Apple', 'true']);
    await user.click(button);
    expect([isOpen(), button.getAttribute('aria-expanded')]).toEqual([false, 'false']);
  });

  it('opens by the down arrow on its button', async () => {
    const { user, button } = await open();
    await user.keyboard('{Escape}');
    button.focus();
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Apple');
  });

  it('is walked by arrows, Home and End, and stops at either end', async () => {
    const { user } = await open();
    const after = async (keys: string) => {
      await user.keyboard(keys);
      return focused();
    };
    expect(await after('{ArrowUp}')).toBe('Apple');
    expect(await after('{ArrowDown}')).toBe('Apricot');
    expect(await after('{End}')).toBe('Banana');
    expect(await after('{ArrowDown}')).toBe('Banana');
    expect(await after('{Home}')).toBe('Apple');
  });

  it('finds an item by its first letters, and the next one by the same letter again', async () => {
    const { user } = await open();
    await user.keyboard('b');
    expect(focused()).toBe('Banana');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Fruit' }));
    await user.keyboard('apr');
    expect(focused()).toBe('Apricot');
  });

  it('chooses by click or Enter, closes and gives the focus back', async () => {
    const { user, chosen, button } = await open();
    await user.keyboard('{ArrowDown}{Enter}');
    expect([isOpen(), document.activeElement]).toEqual([false, button]);
    await user.click(button);
    await user.click(screen.getByRole('menuitem', { name: 'Banana' }));
    expect([isOpen(), document.activeElement]).toEqual([false, button]);
    expect(chosen.mock.calls).toEqual([['Apricot'], ['Banana']]);
  });

  it('closes by Escape, by Tab and by a press elsewhere, and chooses nothing', async () => {
    const { user, chosen, button } = await open();
    await user.keyboard('{Escape}');
    expect([isOpen(), document.activeElement]).toEqual([false, button]);
    await user.click(button);
    await user.keyboard('{Tab}');
    expect([isOpen(), focused()]).toEqual([false, 'After']);
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'After' }));
    expect(isOpen()).toBe(false);
    expect(chosen).not.toHaveBeenCalled();
  });
});

it('the chosen one of a menu of choices is said to be current', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  const options = [
    { value: 'low', label: 'Low' },
    { value: 'high', label: 'High' },
  ];
  render(
    <Menu button={(props) => <Button {...props}>Priority</Button>}>
      <MenuChoices label="Priority" value="low" options={options} onChange={onChange} />
    </Menu>,
  );
  await user.click(screen.getByRole('button', { name: 'Priority' }));
  screen.getByRole('group', { name: 'Priority' });
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Low (current)',
    'High',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'High' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('high');
});
