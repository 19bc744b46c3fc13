import { classNames } from '@yay/ui/class-names';
import type { RichTextProps } from './props.ts';
import { RichText } from './rich-text.tsx';

/** The editor as one field of a form among others, with its label above it. */
export function RichField({
  id,
  className,
  lang,
  hint,
  ...props
}: RichTextProps & {
  id: string;
  className?: string | undefined;
  lang?: string | undefined;
  hint?: string | undefined;
}) {
  return (
    <div id={id} className={classNames('rich-field', className)} lang={lang}>
      {/* The editor bears the label itself. */}
      <span className="field-label" aria-hidden="true">
        {props.label}
      </span>
      <RichText {...props} />
      {hint && <p className="hint">{hint}</p>}
    </div>
  );
}
