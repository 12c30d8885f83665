import type { ProfileResponse } from '@laurel/contract';
import type { ReactNode } from 'react';
import { Card, CardBody } from '../../ui/card.tsx';
import { ChangeEmailForm } from './change-email-form.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { ProfileSection } from './profile-section.tsx';

type User = ProfileResponse['data']['user'];

const Sheet = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card>
    <CardBody>
      <h3 className="mb-2 text-xl">{title}</h3>
      {children}
    </CardBody>
  </Card>
);

export const SignInSection = ({ user: { email, emailConfirmation } }: { user: User }) => (
  <ProfileSection
    anchor="sign-in"
    title="Signing in"
    why="Both ask for your current password, so that nobody changes them at a screen you left."
  >
    <Sheet title="Email">
      <ChangeEmailForm email={email} emailConfirmation={emailConfirmation} />
    </Sheet>
    <Sheet title="Password">
      <ChangePasswordForm email={email} />
    </Sheet>
  </ProfileSection>
);
