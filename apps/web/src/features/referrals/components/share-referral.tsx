import { useQuery } from '@tanstack/react-query';
import { Button } from '@yay/ui/button';
import { ArrowUpTrayIcon, ClipboardDocumentIcon } from '@yay/ui/icons';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { formatUsd } from '../../../lib/format.ts';
import { useMe } from '../../../lib/session.ts';
import { referralQuery } from '../api/referral.ts';
import { InviteForm } from './invite-form.tsx';
import './referrals.css';

/** The family's own code, and the ways to pass it on. */
export function ShareReferral() {
  const t = useTranslations('referrals');
  const me = useMe();
  const { data: referral, isError, refetch } = useQuery(referralQuery);

  return (
    <section className="form referral" aria-labelledby="referral">
      <div className="form-head">
        <div>
          <h2 id="referral">{t('title')}</h2>
          <p>{t('intro')}</p>
        </div>
      </div>
      {!referral && !isError && (
        <SkeletonGroup label={t('loading')}>
          <Skeleton height="8rem" />
        </SkeletonGroup>
      )}
      {!referral && isError && (
        <div role="alert" className="referral-failed">
          <p>{t('failed')}</p>
          <Button kind="line" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
      {referral && (
        <>
          <RewardLine rewards={referral.rewards} />
          <dl className="referral-code">
            <dt>{t('code')}</dt>
            <dd>{referral.code}</dd>
          </dl>
          <ShareButtons link={new URL(referral.link, window.location.origin).href} />
          {me?.impersonator ? (
            <p className="hint">{t('acting', { name: me.full_name })}</p>
          ) : (
            <InviteForm />
          )}
          <p className="hint">
            {t('invited', { count: referral.invited })}{' '}
            {referral.rewarded > 0 && t('rewarded', { count: referral.rewarded })}
          </p>
        </>
      )}
    </section>
  );
}

function RewardLine({
  rewards,
}: {
  rewards: { enabled: boolean; referrer_cents: number; invited_cents: number };
}) {
  const t = useTranslations('referrals');
  const [referrer, invited] = [formatUsd(rewards.referrer_cents), formatUsd(rewards.invited_cents)];
  if (!rewards.enabled) return null;
  if (rewards.referrer_cents > 0 && rewards.invited_cents > 0) {
    return <p>{t('rewards', { referrer, invited })}</p>;
  }
  if (rewards.referrer_cents > 0) return <p>{t('rewardYou', { referrer })}</p>;
  return rewards.invited_cents > 0 ? <p>{t('rewardThem', { invited })}</p> : null;
}

function ShareButtons({ link }: { link: string }) {
  const t = useTranslations('referrals');

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      showAlert('copiedToClipboard');
    } catch {
      // Without TLS there is no clipboard: the link stands there to be copied by hand.
      showAlert('default');
    }
  }

  async function share() {
    try {
      await navigator.share({ text: t('shareText'), url: link });
    } catch {
      // She closed the sheet without choosing anybody.
    }
  }

  return (
    <div className="referral-share">
      <label>
        <span>{t('link')}</span>
        <input
          className="input"
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      <div className="referral-ways">
        <Button kind="soft" icon={<ClipboardDocumentIcon />} onClick={() => void copy()}>
          {t('copy')}
        </Button>
        {'share' in navigator && (
          <Button kind="line" icon={<ArrowUpTrayIcon />} onClick={() => void share()}>
            {t('share')}
          </Button>
        )}
      </div>
    </div>
  );
}
