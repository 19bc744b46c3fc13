import formatCompiled from 'use-intl/format-message/format-only';

type Parts = Parameters<typeof formatCompiled>;
type NumberFormats = Parts[3]['formatters']['getNumberFormat'];

/**
 * Formats a message that the build has parsed. Whole numbers below a thousand are written without
 * Intl, alike in each of our languages: a browser lists every language that it knows (25 ms, 100 on
 * a phone) for the first formatter of a page, and many pages count no further.
 */
export default function formatMessage(
  ...[key, message, values, options]: Parts
): ReturnType<typeof formatCompiled> {
  const { formatters } = options;
  return formatCompiled(key, message, values, {
    ...options,
    formatters: { ...formatters, getNumberFormat: shortNumbers(formatters.getNumberFormat) },
  });
}

formatMessage.raw = false;

const shortNumbers =
  (getNumberFormat: NumberFormats): NumberFormats =>
  (locale, shape) =>
    shape === undefined
      ? ({
          format: (value: number) =>
            Number.isInteger(value) && Math.abs(value) < 1000
              ? String(value)
              : getNumberFormat(locale).format(value),
        } as Intl.NumberFormat)
      : getNumberFormat(locale, shape);
