// Give a value for values, and none only for none.
export const TOTAL_OPERATORS =
  /^(?:[=<>+*/|&^#%~!@-]|<=|>=|<>|!=|\|\||~~\*?|!~~\*?|!?~\*?|@>|<@|&&|\^)$/;
export const PARTIAL_FUNCTIONS = new Set([
  'array_length',
  'array_lower',
  'array_upper',
  'array_position',
  'array_to_string',
  'substring',
  'regexp_match',
  'regexp_substr',
  'regexp_matches',
  'jsonb_extract_path',
  'jsonb_extract_path_text',
  'json_extract_path_text',
  'jsonb_object_field_text',
  'to_regclass',
  'nullif',
  'jsonb_path_query_first',
  'pg_get_serial_sequence',
  'current_setting',
]);
// Give a value for whatever they are called with.
export const TOTAL_FUNCTIONS = new Set([
  'concat',
  'concat_ws',
  'format',
  'jsonb_build_object',
  'jsonb_build_array',
  'json_build_object',
  'json_build_array',
  'num_nulls',
  'num_nonnulls',
]);
// Give a value wherever the argument at this place is one, whatever the others are.
export const VALUE_BY_ARGUMENT: ReadonlyMap<string, number> = new Map([['said_in', 1]]);
export const TOTAL_WINDOWS = new Set([
  'row_number',
  'rank',
  'dense_rank',
  'count',
  'ntile',
  'percent_rank',
]);
export const NEIGHBOR_WINDOWS = new Set(['lag', 'lead', 'nth_value', 'first_value', 'last_value']);
