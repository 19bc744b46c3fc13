import { readSiteOption } from '@yay/contract/site-options/fields';
import type { Queryable } from '../../platform/db/index.ts';
import { siteOptionFields } from './read-site-option.ts';

/** The days for which records are kept, on the product's clock. */
export interface RetentionRules {
  /** The days from closing an account to its erasure. */
  readonly eraseAfterDays: number;
  readonly mailsDays: number;
  readonly requestLogDays: number;
  /** The days since an exception was last seen. */
  readonly exceptionsDays: number;
  readonly userEventsDays: number;
  /** Network addresses and browsers of the record; the record itself stays. */
  readonly activityAddressesDays: number;
  /**
   * The days of real time since a job ended. The queue itself keeps none for longer than seven
   * days.
   */
  readonly finishedJobsDays: number;
  /** Messages and school requests, since they were closed. */
  readonly requestsDays: number;
  readonly applicationsDays: number;
  /** Trips since their day, teachers' links since they ended. */
  readonly classTripsDays: number;
  /** Events of bags since they happened, and kiosks since they were taken off. */
  readonly handOutsDays: number;
}

/**
 * Returns the rules of the site option `retention`. Throws when it can't be read: days that are
 * guessed would erase what somebody meant to keep.
 */
export async function retentionRules(source: Queryable): Promise<RetentionRules> {
  const set = readSiteOption('retention', await siteOptionFields(source, 'retention'));
  return {
    eraseAfterDays: set.erase_after_days,
    mailsDays: set.mails_days,
    requestLogDays: set.request_log_days,
    exceptionsDays: set.exceptions_days,
    userEventsDays: set.user_events_days,
    activityAddressesDays: set.activity_addresses_days,
    finishedJobsDays: set.finished_jobs_days,
    requestsDays: set.requests_days,
    applicationsDays: set.applications_days,
    classTripsDays: set.class_trips_days,
    handOutsDays: set.hand_outs_days,
  };
}
