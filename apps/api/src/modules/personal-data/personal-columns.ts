/**
 * Every column that can hold a text, and what becomes of it when an account is erased. A test reads
 * the columns of the database and fails for one that stands nowhere here, so that a new column gets
 * its answer before it gets its first row.
 */

/** Changed or removed with the account, by `eraseAccountRows`. */
export const ERASED: Readonly<Record<string, string>> = {
  users: 'email first last phone password_hash sort_name search_text',
  lunchers: 'first last tolerances sort_name search_text',
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
  payment_methods: 'last4 fingerprint',
  payments: 'card_last4',
  credit_code_sets: 'buyer_name buyer_email recipient_name recipient_email message',
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
  assets: ['name alt description type format service public_id', 'pictures of the library'],
  blackout_batches: ['kind name reason state request_key request_hash', 'closures'],
  blackouts: ['name type reason', 'closures'],
  cancellation_runs: ['reason because criteria state', 'of many families at once'],
  destination_day_grades: ['group_name', 'grades'],
  destinations: ['name abbreviation city status contact_email', 'schools, and their office'],
  discounts: ['code kind name notes', 'the offer'],
  extra_types: ['name', 'the offer'],
  grades: ['label group_name', 'grades'],
  items: ['name internal_name description price_type picture tint properties', 'the offer'],
  lunch_periods: ['group_name name', 'places'],
  macro_markets: ['name', 'places'],
  markets: ['name abbreviation timezone', 'places'],
  media_pictures: ['public_id format body', 'pictures of the library'],
  media_renditions: ['public_id rendition format body', 'pictures of the library'],
  media_tickets: ['public_id file_sha256', 'pictures of the library'],
  menus: ['name kind theme', 'the offer'],
  message_modals: [
    'type headline copy cta_text cta_type cta_url image_aligned image_portrait image_landscape alignment orientation paths audience',
    'what the team tells everybody',
  ],
  option_combinations: ['kitchen_name', 'the offer'],
  option_groups: ['name', 'the offer'],
  options: ['name properties', 'the offer'],
  price_update_lines: ['outcome', 'a word of ours'],
  price_updates: ['name state source request_key', 'the offer'],
  rooms: ['name', 'places'],
  school_contacts: ['name title email phone', 'the office of a school, by contract'],
  substitutions: ['because state request_key', 'the offer'],
  supply_schedules: ['name unit note', 'what goes to a school'],
  tag_run_changes: ['kind', 'a word of ours'],
  terms: ['name', 'tags of pictures'],
  vendors: ['display_name branch_name vendor_code short_name contacts', 'kitchens, by contract'],

  // The product itself.
  app_secrets: ['name value', 'keys of the product'],
  features: ['name', 'settings'],
  role_permissions: ['role permission', 'settings'],
  roles: ['name', 'settings'],
  schema_migrations: ['name checksum', 'settings'],
  site_options: ['type fields', 'settings'],
};
