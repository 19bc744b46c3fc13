import { useQuery } from '@tanstack/react-query';
import type { Me } from '@yay/contract/identity/calls';
import { Button } from '@yay/ui/button';
import { Notice } from '@yay/ui/notice';
import { PasswordField } from '@yay/ui/password-field';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { placeErrors, useErrorText, useFieldText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';
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
  const login = useTranslations('identity.login');
  const code = useTranslations('identity.code');
  const field = useTranslations('errors.field');
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;

  async function submit({ password }: { password: string }) {
    try {
      const answer = await proveByLink({ token, password });
      if ('user' in answer) onOpened(answer.user);
    } catch (error) {
      if (isHttpError(error) && error.code === 'link_over') return onOver();
      if (isHttpError(error) && Object.keys(error.errors).length > 0) {
        placeErrors(error.errors, ['password'] as const, setError, fieldText);
        return;
      }
      setError('root', { message: errorText(error) });
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(submit)}>
      <div>
        <h1>{t('title')}</h1>
        <p className="intro">{t('intro', { address })}</p>
      </div>
      {errors.root && (
        <Notice tone="danger" live="alert">
          {errors.root.message}
        </Notice>
      )}
      <input type="email" hidden name="username" autoComplete="username" value={address} readOnly />
      <PasswordField
        {...register('password', { required: field('required') })}
        label={login('password')}
        autoComplete="current-password"
        showLabel={login('showPassword')}
        hideLabel={login('hidePassword')}
        error={errors.password?.message}
      />
      <Button type="submit" wide loading={isSubmitting} loadingLabel={code('checking')}>
        {code('submit')}
      </Button>
      {children}
    </form>
  );
}
