import './black-tags.css';

export interface BlackTag {
  readonly key: string;
  readonly text: string;
}

/** Shows what somebody must not have. A black bar is an allergy, and nothing else is one. */
export function BlackTags({ tags }: { tags: readonly BlackTag[] }) {
  return (
    <span className="black-tags">
      {tags.map(({ key, text }) => (
        <span key={key} className="black-tag">
          {text}
        </span>
      ))}
    </span>
  );
}
