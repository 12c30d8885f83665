import { ANY_PASSWORD, firstProblem, type SecondFactorResponse } from '@laurel/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { encode } from 'uqr';
import { api } from '../../lib/api/api.ts';
import { explainFailure } from '../../lib/api/api-error.ts';
import { downloadFile } from '../../lib/browser/download-file.ts';
import { useSite } from '../../lib/browser/site.ts';
import { momentInWords } from '../../lib/dates/calendar-day.ts';
import { toResolver } from '../../lib/forms/form-resolver.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { ProfileSection } from './profile-section.tsx';

/** Around the code, as its standard wants. */
const QUIET = 4;

/** A QR code drawn here: what stands in it is sent nowhere. Dark on light in both themes, since some readers know no other. */
const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-56 max-w-full rounded-md bg-[#fff]"
    >
      <path d={path} fill="#000" />
    </svg>
  );
};

export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => api('GET /users/second-factor', { signal }),
});

interface ProofValues {
  currentPassword: string;
  code: string;
}

/** What is sent: no password where there are none. */
type Proof = Omit<ProofValues, 'currentPassword'> & { currentPassword?: string };

interface ProofFormProps {
  /** The name of the form, and of its button. */
  label: string;
  busy: string;
  fallback: string;
  asks: { password: boolean; code: boolean };
  codeHint?: string;
  send: (proof: Proof) => Promise<void>;
  onCancel?: () => void;
  destructive?: boolean;
  children?: ReactNode;
}

/** A form that asks for the password, for a code, or for both. */
const ProofForm = ({
  label,
  busy,
  fallback,
  asks,
  codeHint,
  send,
  onCancel,
  destructive = false,
  children,
}: ProofFormProps) => {
  const { passwordsOff } = useSite();
  const asksPassword = asks.password && !passwordsOff;
  const form = useForm<ProofValues>({
    mode: 'onTouched',
    defaultValues: { currentPassword: '', code: '' },
    resolver: toResolver<ProofValues>(({ currentPassword, code }) => {
      const wrongPassword = asksPassword && firstProblem(ANY_PASSWORD, currentPassword);
      return {
        ...(wrongPassword ? { currentPassword: wrongPassword } : {}),
        ...(asks.code && code.trim() === '' ? { code: 'Please enter a code' } : {}),
      };
    }),
  });
  const { errors } = form.formState;
  const { failure, pending, submit, edited } = useSubmission(
    ({ currentPassword, code }: ProofValues) => send(asksPassword ? { currentPassword, code } : { code }),
    (reason) => explainFailure(reason, fallback),
  );
  return (
    <form noValidate aria-label={label} onSubmit={form.handleSubmit(submit)} className="grid max-w-lg gap-5">
      {children}
      {failure ? (
        <Callout role="alert" variant="danger">
          {failure}
        </Callout>
      ) : null}
      {asksPassword ? (
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword', { onChange: edited })}
        />
      ) : null}
      {asks.code ? (
        <TextField
          label="Code"
          hint={codeHint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.code?.message}
          {...form.register('code', { onChange: edited })}
        />
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant={destructive ? 'destructive' : 'primary'}
          loading={pending}
          loadingText={busy}
        >
          {label}
        </Button>
        {onCancel ? (
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </div>
    </form>
  );
};

const EITHER_CODE = 'Six digits from your app, or a recovery code.';

/** The codes as they are shown, this once. */
const RecoveryCodes = ({ codes, onKept }: { codes: string[]; onKept: () => void }) => (
  <div className="grid gap-4">
    <Callout variant="warning" title="Keep these recovery codes.">
      <p>
        Each lets you sign in once without your phone. Nobody can show them to you again: write them down or
        save them, but not on the phone itself.
      </p>
    </Callout>
    <ul aria-label="Recovery codes" className="grid max-w-lg gap-x-8 gap-y-1 font-mono sm:grid-cols-2">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
    <div className="flex flex-wrap gap-3">
      <Button
        variant="secondary"
        onClick={() => downloadFile('laurel-recovery-codes.txt', `${codes.join('\n')}\n`, 'text/plain')}
      >
        Save as a file
      </Button>
      <Button onClick={onKept}>I have kept them</Button>
    </div>
  </div>
);

interface SwitchOnProps {
  onCodes: (codes: string[]) => void;
  onCancel: () => void;
}

/** Asks for the password, shows the secret, and asks for a first code. */
const SwitchOn = ({ onCodes, onCancel }: SwitchOnProps) => {
  const [scan, setScan] = useState<{ secret: string; uri: string } | null>(null);
  if (!scan)
    return (
      <ProofForm
        label="Continue"
        busy="Checking..."
        fallback="It could not be prepared. Please try again."
        asks={{ password: true, code: false }}
        send={async ({ currentPassword }) => {
          const body = currentPassword === undefined ? {} : { currentPassword };
          setScan((await api('POST /users/second-factor', { body })).data);
        }}
        onCancel={onCancel}
      />
    );
  return (
    <ProofForm
      key={scan.secret}
      label="Switch it on"
      busy="Checking..."
      fallback="It could not be switched on. Please try again."
      asks={{ password: false, code: true }}
      codeHint="The six digits that the app shows now."
      send={async ({ code }) => {
        const { data } = await api('POST /users/second-factor/confirmation', { body: { code } });
        onCodes(data.recoveryCodes);
      }}
      onCancel={onCancel}
    >
      <p>Scan this with an authenticator app on your phone, or type the key into it.</p>
      <QrCode text={scan.uri} label="QR code for your authenticator app" />
      <p>
        Key: <code className="font-mono break-all">{scan.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
    </ProofForm>
  );
};

type Step = { name: 'rest' | 'on' | 'renew' | 'off' | 'confirm' } | { name: 'codes'; codes: string[] };

const Off = ({ onStart }: { onStart: () => void }) => (
  <>
    <p>
      It is off. With it, signing in asks for your password and for a code from an app on your phone, so that
      a stolen password alone opens nothing.
    </p>
    <Button className="justify-self-start" onClick={onStart}>
      Set up two-step sign-in
    </Button>
  </>
);

interface OnProps {
  since: string;
  left: number;
  onRenew: () => void;
  onEnd: () => void;
  onConfirm: () => void;
}

const On = ({ since, left, onRenew, onEnd, onConfirm }: OnProps) => (
  <>
    <p>
      It is on since {momentInWords(since, true)}. You have {left === 1 ? 'one' : left} of ten recovery codes
      left.
    </p>
    <p>
      To download or delete your data, sign out another device or see your calendar address, a code from the
      last ten minutes is needed.
    </p>
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" onClick={onConfirm}>
        Confirm that it is you
      </Button>
      <Button variant="secondary" onClick={onRenew}>
        Make new recovery codes
      </Button>
      <Button variant="secondary" onClick={onEnd}>
        Switch it off
      </Button>
    </div>
  </>
);

/** What stands in the section once its state is known. */
const Steps = ({ since, recoveryCodesLeft }: SecondFactorResponse['data']) => {
  const queries = useQueryClient();
  const [step, setStep] = useState<Step>({ name: 'rest' });
  const rest = () => setStep({ name: 'rest' });
  const reload = () => queries.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
  const showCodes = (codes: string[]) => {
    setStep({ name: 'codes', codes });
    void reload();
  };
  if (step.name === 'codes') return <RecoveryCodes codes={step.codes} onKept={rest} />;
  if (step.name === 'on') return <SwitchOn onCodes={showCodes} onCancel={rest} />;
  if (step.name === 'confirm')
    return (
      <ProofForm
        label="Confirm"
        busy="Checking..."
        fallback="The code could not be checked. Please try again."
        asks={{ password: false, code: true }}
        codeHint={EITHER_CODE}
        send={async ({ code }) => {
          await api('POST /users/second-factor/step-up', { body: { code } });
          rest();
          toast({ title: 'Thank you', description: 'For ten minutes no other code is asked for.' });
        }}
        onCancel={rest}
      />
    );
  if (step.name === 'renew')
    return (
      <ProofForm
        label="Make new codes"
        busy="Making..."
        fallback="No codes could be made. Please try again."
        asks={{ password: true, code: true }}
        codeHint={EITHER_CODE}
        send={async (body) => {
          const { data } = await api('POST /users/second-factor/recovery-codes', { body });
          showCodes(data.recoveryCodes);
        }}
        onCancel={rest}
      >
        <p>The codes you have now stop working.</p>
      </ProofForm>
    );
  if (step.name === 'off')
    return (
      <ProofForm
        label="Switch it off"
        busy="Switching off..."
        fallback="It could not be switched off. Please try again."
        asks={{ password: true, code: true }}
        codeHint={EITHER_CODE}
        destructive
        send={async (body) => {
          await api('DELETE /users/second-factor', { body });
          await reload();
          rest();
          toast({ title: 'Two-step sign-in is off' });
        }}
        onCancel={rest}
      />
    );
  if (since === null) return <Off onStart={() => setStep({ name: 'on' })} />;
  return (
    <On
      since={since}
      left={recoveryCodesLeft}
      onRenew={() => setStep({ name: 'renew' })}
      onEnd={() => setStep({ name: 'off' })}
      onConfirm={() => setStep({ name: 'confirm' })}
    />
  );
};

/** A second step at sign-in: codes of an authenticator app. */
export const SecondFactorSection = () => {
  const state = useQuery({ ...secondFactorQuery, refetchOnMount: 'always' });
  return (
    <ProfileSection
      anchor="two-step"
      title="Two-step sign-in"
      why="Any authenticator app will do. Nothing is sent to its maker."
    >
      {state.isPending ? <Skeleton className="h-24" /> : null}
      {state.isError && !state.data ? (
        <ErrorState
          message={explainFailure(state.error, 'Failed to load this. Please try again.')}
          onRetry={() => void state.refetch()}
          retrying={state.isFetching}
        />
      ) : null}
      {state.data ? <Steps {...state.data.data} /> : null}
    </ProfileSection>
  );
};
