import { Inbox, LayoutDashboard, LogOut, UserRound } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useAuth } from '../../lib/session/auth-context.ts';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../ui/menu.tsx';
import { AccountButton } from './account-button.tsx';

/** Dashboard, Profile and Sign Out. It starts open, because its code is loaded when it is opened. */
export const AccountMenu = () => {
  const { user, logout } = useAuth();
  const navigate = useNavigate();
  return (
    <Menu defaultOpen button={(props) => <AccountButton {...props} />}>
      <MenuLabel className="max-w-64 truncate">
        {user?.firstName} {user?.lastName}
      </MenuLabel>
      <MenuSeparator />
      <MenuItem onSelect={() => void navigate('/dashboard')}>
        <LayoutDashboard aria-hidden="true" /> Dashboard
      </MenuItem>
      <MenuItem onSelect={() => void navigate('/profile')}>
        <UserRound aria-hidden="true" /> Profile
      </MenuItem>
      {user?.roles ? (
        <MenuItem onSelect={() => void navigate('/desk')}>
          <Inbox aria-hidden="true" /> Desk
        </MenuItem>
      ) : null}
      <MenuSeparator />
      <MenuItem onSelect={() => void logout()}>
        <LogOut aria-hidden="true" /> Sign Out
      </MenuItem>
    </Menu>
  );
};
