import type { Config } from '../../platform/config/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { type JobKind, type Jobs, jobKind } from '../../platform/jobs/index.ts';
import type { Log } from '../../platform/log/index.ts';
import type { Letters } from '../letters/index.ts';
import { deleteEmailChangesThatAreOver } from './email-change/email-changes.repo.ts';
import { deleteWayBacksThatAreOver } from './email-change/way-backs.repo.ts';
import { answerForgotten, forgottenKind } from './forgot-password.ts';
import { endInvitations } from './invitations/end-invitations.ts';
import { noteRefusal, noteRefusalKind } from './note-refusal.ts';
import { deletePasswordLinksThatAreOver } from './password-links.repo.ts';
import { deleteRegistrationsThatAreOver } from './registration/registrations.repo.ts';
import { deleteChallengesThatAreOver } from './second-factor/challenges.repo.ts';
import { resealSecrets } from './second-factor/reseal-secrets.ts';
import { createSecretBox } from './second-factor/secret-box.ts';
import { deleteOldPlaces, deleteSessionsThatAreOver } from './sessions.repo.ts';
import { deleteSignInCodesThatAreOver } from './sign-in-code/sign-in-codes.repo.ts';

export const sweepSessions = jobKind('identity.sweep_sessions', { retries: 2, single: true });
export const endInvitationsKind = jobKind('identity.end_invitations', { retries: 2, single: true });

export const IDENTITY_JOB_KINDS: readonly JobKind<never>[] = [
  sweepSessions,
  endInvitationsKind,
  noteRefusalKind,
  forgottenKind,
];

export async function identityJobs(parts: {
  readonly jobs: Jobs;
  readonly db: Db;
  readonly letters: Letters;
  readonly config: Config;
  readonly log: Log;
}): Promise<void> {
  const { jobs, db, config, log } = parts;
  const { unreadable } = await resealSecrets(db, createSecretBox(config));
  if (unreadable > 0) {
    log.error(
      { accounts: unreadable },
      'SECRET_KEY: it does not open the secrets of these authenticator apps: write the key that sealed them as SECRET_KEY_PREVIOUS, or have these accounts set their apps up again',
    );
  }
  await jobs.work(sweepSessions, async () => {
    while ((await deleteSessionsThatAreOver(db)) > 0);
    while ((await deletePasswordLinksThatAreOver(db)) > 0);
    while ((await deleteOldPlaces(db)) > 0);
    while ((await deleteChallengesThatAreOver(db)) > 0);
    while ((await deleteSignInCodesThatAreOver(db)) > 0);
    while ((await deleteRegistrationsThatAreOver(db)) > 0);
    while ((await deleteEmailChangesThatAreOver(db)) > 0);
    while ((await deleteWayBacksThatAreOver(db)) > 0);
  });
  await jobs.work(noteRefusalKind, (refused) => noteRefusal(db, refused));
  await jobs.work(forgottenKind, (asked) => answerForgotten(parts, asked));
  await jobs.work(endInvitationsKind, () => endInvitations(db));
  await jobs.schedule(sweepSessions, '17 8 * * *');
  await jobs.schedule(endInvitationsKind, '7 * * * *');
}
