import { ERASED_NAME } from '@yay/words/personal-data/say-erased';
import { LUNCHER_NAMES, type LuncherNames } from '../../facts/index.ts';

/**
 * Every column that can hold a text, and its fate when an account is erased. A test reads
 * the columns of the database and fails for one that stands nowhere here, so that a new column gets
 * its answer before it gets its first row.
 */

/** SQL: an address that nobody has, nor can take before. */
const STAND_IN = `'erased-' || id || '-' || gen_random_uuid() || '@erased.invalid'`;

/** SQL: a name that says nothing, in no language, and the number. A luncher's other names go. */
const STAND_IN_NAMES = { first: `'${ERASED_NAME}'`, last: `'#' || id` };
const NAMELESS = `first = ${STAND_IN_NAMES.first}, last = ${STAND_IN_NAMES.last}`;
const STAND_IN_OF: Readonly<Partial<Record<keyof LuncherNames, string>>> = STAND_IN_NAMES;
const NAMELESS_LUNCHER = LUNCHER_NAMES.map(
  (name) => `${name} = ${STAND_IN_OF[name] ?? 'null'}`,
).join(', ');

/** SQL: the columns that name a person and do not go with their row, and what stands in them afterwards. */
export const CLEARED_USER = `${NAMELESS}, phone = null, email = ${STAND_IN}, password_hash = ''`;
export const CLEARED_LUNCHER = `${NAMELESS_LUNCHER}, tolerances = '{}'`;

/** Columns that a SQL text sets, and those that the database makes of them. */
const clearedBy = (sql: string): string =>
  [...[...sql.matchAll(/(\w+) = /g)].map(([, column]) => column), 'sort_name', 'search_text'].join(
    ' ',
  );

/** Changed or removed with the account, by `eraseAccountRows`. */
export const ERASED: Readonly<Record<string, string>> = {
  users: clearedBy(CLEARED_USER),
  lunchers: `${clearedBy(CLEARED_LUNCHER)} strict_tolerances`,
  sessions: 'token_hash ip user_agent started_from second_factor',
  password_links: 'token_hash kind',
  totp_secrets: 'secret',
  recovery_codes: 'code_hash',
  passkeys: 'credential_id public_key transports name',
  sign_in_challenges: 'token_hash kind challenge password_mark',
  sign_in_codes: 'token_hash code_hash password_mark second_factor',
  sign_in_places: 'place_hash',
  bridge_tokens: 'token_hash session_hash destination',
  email_changes: 'email code_hash',
  email_way_backs: 'token_hash email',
  registrations:
    'email first last phone password_hash locale referral_code browser_hash token_hash code_hash link_hash',
  portal_invitations: 'email first last locale token_hash',
  saved_views: 'list name query',
  user_preferences: 'key value',
  exports: 'list name query status error',
  export_chunks: 'content',
  idempotency_keys: 'key body_hash response',
  referral_codes: 'code',
  labels: 'token change content before',
  label_chunks: 'content',
  mail_files: 'name content_type content source',
  mails: 'to_address template locale subject text_body html_body last_error',
  user_events: 'name data',
  message_modal_addresses: 'email locale',
  activity_log: 'subject_label before after ip user_agent',
  order_events: 'ip user_agent',
  request_log: 'request_id method route ip code',
  ledger_transactions: 'reason',
  credit_grants: 'reason',
  refunds: 'reason',
  refund_requests: 'reason',
  badges: 'number',
  hand_out_events: 'note',
  class_trips: 'email names',
  payment_methods: 'last4 fingerprint',
  payments: 'card_last4',
  credit_code_sets: 'buyer_name buyer_email recipient_name recipient_email message',
  requests: 'kind state name email phone locale message fields about form_key form_hash',
  request_entries: 'kind text request_key',
  request_files: 'name type',
  request_file_pieces: 'content',
};

/** Kept, and why that is nobody's name. */
export const KEPT: Readonly<Record<string, readonly [columns: string, why: string]>> = {
  users: ['locale suspension_reason role_names', 'a language, a word of ours, names of roles'],
  lunchers: ['color', 'one of four'],
  activity_log: ['action subject_type request_id', 'what was done, in words of ours'],
  order_events: ['kind before after request_id', 'meals and sums, by number'],
  erasures: ['counts', 'numbers of rows, by table'],
  retention_marks: ['log', 'the name of a table'],

  // Money stays by number.
  ledger_accounts: ['kind', 'a word of ours'],
  ledger_transactions: ['key kind', 'made of numbers and words of ours'],
  order_charges: ['', 'sums'],
  settlements: ['kind', 'a word of ours'],
  credit_grants: ['status request_key', 'a state; a random key of a page'],
  credit_uploads: ['file_name file_hash status request_key', 'of the team, about nobody alone'],
  credit_code_sets: [
    'kind name locale request_key request_hash',
    'what was bought; a random key of a page',
  ],
  credit_codes: ['code_hash last4', 'a hash, and the end of a code'],
  referrals: ['refused_as', 'a word of ours'],
  refunds: ['status provider_refund_id failure_code', 'numbers by which a bank asks'],
  refund_requests: ['status request_key', 'a state; a random key of a page'],
  payment_customers: ['provider customer_id', 'numbers by which a bank asks'],
  payment_methods: ['provider method_id brand', 'a number by which a bank asks'],
  payments: [
    'purpose provider customer_id method_id card_brand status intent_id failure_code details request_key',
    'numbers by which a bank asks, and what was bought',
  ],
  provider_events: [
    'provider event_id type payload outcome',
    'numbers by which a bank asks; names and addresses are left out on arrival',
  ],
  provider_movements: ['provider movement_id kind intent_id label', 'the same'],
  provider_pace: ['provider', 'a word of ours'],
  reconciliation_lines: ['state kind reference intent_id', 'the same'],
  reconciliation_runs: ['provider status failure read_after', 'the same'],

  // Orders stay by number.
  orders: ['kind status cancel_reason source', 'words of ours'],
  order_lines: ['kind', 'a word of ours'],
  order_weeks: ['discount_terms', 'terms of a discount'],
  repeat_dates: ['outcome code', 'words of ours'],
  substitution_choices: ['state problem detail', 'words of ours, and meals by number'],
  family_letters: ['kind', 'a word of ours'],
  user_roles: ['role', 'the name of a role'],

  // Removed by their own age, and tied to nobody.
  exceptions: ['fingerprint name message stack place last_request_id', 'kept for 90 days'],
  rate_limits: ['key', 'a hash; removed when its time is over'],

  // The offer, the places, and what the team wrote about them.
  assets: [
    'name alt alt_es description type format service public_id file_hash',
    'pictures of the library',
  ],
  blackout_batches: ['kind name name_es reason state request_key request_hash', 'closures'],
  blackouts: ['name name_es type reason', 'closures'],
  cancellation_runs: ['reason because because_es criteria state', 'of many families at once'],
  destination_day_grades: ['group_name', 'grades'],
  destinations: ['name abbreviation city status contact_email', 'schools, and their office'],
  discounts: ['code kind name notes', 'the offer'],
  extra_types: ['name', 'the offer'],
  grades: ['label group_name', 'grades'],
  items: [
    'name name_es internal_name description description_es price_type picture tint properties',
    'the offer',
  ],
  label_prints: ['kind sheet sort locale status', 'words of ours'],
  label_settings: ['sheet sort', 'paper of a school'],
  lunch_periods: ['group_name name', 'places'],
  macro_markets: ['name', 'places'],
  markets: ['name abbreviation timezone', 'places'],
  media_pictures: ['public_id format body file_sha256', 'pictures of the library'],
  media_renditions: ['public_id rendition format body', 'pictures of the library'],
  media_tickets: ['public_id file_sha256', 'pictures of the library'],
  media_upload_parts: ['public_id body', 'pictures of the library'],
  media_uploads: ['public_id', 'pictures of the library'],
  menus: ['name kind theme', 'the offer'],
  message_modals: [
    'type headline headline_es copy copy_es cta_text cta_text_es cta_type cta_url image_aligned image_portrait image_landscape alignment orientation paths audience locale',
    'what the team tells everybody',
  ],
  option_combinations: ['kitchen_name', 'the offer'],
  pages: ['path kind', 'what the team tells everybody'],
  page_versions: ['locale state title description body links job', 'what the team tells everybody'],
  redirect_hosts: ['host', 'other sites of ours'],
  redirects: ['from_path to_url', 'addresses of pages'],
  option_groups: ['name name_es', 'the offer'],
  options: ['name name_es properties', 'the offer'],
  price_update_lines: ['outcome', 'a word of ours'],
  price_updates: ['name state source request_key', 'the offer'],
  badges: ['format', 'a word of ours'],
  hand_out_events: [
    'kind problem seen label_token refusal',
    'words of ours, meals by number, a random text',
  ],
  kiosk_pairings: ['token_hash code', 'of a device'],
  kiosks: ['name token_hash', 'a device of a school'],
  readers: ['name formats', 'a device of a school'],
  rooms: ['name', 'places'],
  inventory_locations: ['name', 'places'],
  inventory_sublocations: ['name note', 'places'],
  inventory_assignments: ['unit', 'what a place keeps'],
  inventory_acts: ['kind refusal', 'words of ours'],
  inventory_counts: ['state note', 'a word of ours; words about food'],
  inventory_count_items: ['reason holds', 'words of ours'],
  inventory_movements: ['kind reason note', 'words of ours; words about food'],
  item_codes: ['code kind', 'the offer'],
  school_resource_pieces: ['content', 'documents of a school, by contract'],
  school_resources: [
    'kind title title_es note note_es audience url file_name file_type',
    'documents of a school, by contract',
  ],
  roll_overs: ['state', 'a word of ours'],
  trip_links: [
    'teacher token_hash',
    'a teacher of a school, named by its office; removed by its own age',
  ],
  class_trips: [
    'place note locale state answer',
    'words between a teacher and the office of a school; removed by their own age',
  ],
  school_contacts: ['name title email phone', 'the office of a school, by contract'],
  substitutions: ['because because_es state request_key', 'the offer'],
  supply_schedules: ['name unit note', 'what goes to a school'],
  tag_run_changes: ['kind', 'a word of ours'],
  terms: ['name', 'tags of pictures'],
  vendors: ['display_name branch_name vendor_code short_name contacts', 'kitchens, by contract'],

  // The product itself.
  app_secrets: ['name value', 'keys of the product'],
  role_permissions: ['role permission', 'settings'],
  roles: ['name', 'settings'],
  schema_migrations: ['name checksum', 'settings'],
  site_options: ['type fields', 'settings'],
  site_option_changes: ['type before after', 'settings'],
};
