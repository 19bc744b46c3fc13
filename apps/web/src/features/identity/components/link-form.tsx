import { useQuery } from '@tanstack/react-query';
import type { Me } from '@yay/contract/identity/calls';
import { Button } from '@yay/ui/button';
import { Notice } from '@yay/ui/notice';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { useSendForm } from '../../../lib/send-form.ts';
import { AccountPassword } from '../../../parts/account-password.tsx';
import { proveByLink } from '../api/registration.ts';

export type LinkFormProps = {
  token: string;
  onOpened: (me: Me) => void;
  /** The link is over: back to the login, with the reason. */
  onOver: (problem: string) => void;
  /** Below the button: the way to the login. */
  children: ReactNode;
};

/** Opens the account by the link of the mail; in another browser it takes the password as well. */
export function LinkForm({ token, onOpened, onOver, children }: LinkFormProps) {
  const t = useTranslations('identity.link');
  const login = useTranslations('identity.login');
  const errorText = useErrorText();
  const proof = useQuery({
    queryKey: ['registration-link', token],
    queryFn: () => proveByLink({ token }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const isOver = isHttpError(proof.error) && proof.error.code === 'link_over';
  const me = proof.data && 'user' in proof.data ? proof.data.user : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the outcome is reported once
  useEffect(() => {
    if (isOver) onOver(t('over'));
    else if (me) onOpened(me);
  }, [isOver, me]);

  if (proof.isError && !isOver) {
    return (
      <div className="door-form">
        <h1>{t('failedTitle')}</h1>
        <Notice tone="danger" live="alert">
          {errorText(proof.error)}
        </Notice>
        <Button wide loading={proof.isFetching} onClick={() => void proof.refetch()}>
          {t('retry')}
        </Button>
        {children}
      </div>
    );
  }
  if (!proof.data || 'user' in proof.data) {
    return (
      <SkeletonGroup label={login('loggingIn')} className="door-form">
        <Skeleton height="2.5rem" width="80%" />
        <Skeleton height="4.5rem" />
        <Skeleton height="3.25rem" />
      </SkeletonGroup>
    );
  }
  return (
    <PasswordOfLink
      token={token}
      address={proof.data.address}
      onOpened={onOpened}
      onOver={() => onOver(t('over'))}
    >
      {children}
    </PasswordOfLink>
  );
}

type PasswordOfLinkProps = Pick<LinkFormProps, 'token' | 'onOpened' | 'children'> & {
  address: string;
  onOver: () => void;
};

function PasswordOfLink({ token, address, onOpened, onOver, children }: PasswordOfLinkProps) {
  const t = useTranslations('identity.link');
  const code = useTranslations('identity.code');
  const field = useTranslations('errors.field');
  const { register, submit, errors, problem, isSubmitting } = useSendForm({
    begin: { password: '' },
    send: async ({ password }) => {
      const answer = await proveByLink({ token, password });
      if ('user' in answer) onOpened(answer.user);
    },
    refused: (error) => {
      const isOver = isHttpError(error) && error.code === 'link_over';
      if (isOver) onOver();
      return isOver;
    },
  });

  return (
    <form noValidate onSubmit={submit}>
      <div>
        <h1>{t('title')}</h1>
        <p className="intro">{t('intro', { address })}</p>
      </div>
      {problem && (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      )}
      <input type="email" hidden name="username" autoComplete="username" value={address} readOnly />
      <AccountPassword
        {...register('password', { required: field('required') })}
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <Button type="submit" wide loading={isSubmitting} loadingLabel={code('checking')}>
        {code('submit')}
      </Button>
      {children}
    </form>
  );
}
