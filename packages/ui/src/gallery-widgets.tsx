import { type FormEvent, useState } from 'react';
import { Button } from './button.tsx';
import { type CardBrand, CardIcon } from './card-icon.tsx';
import { Case, Group, longText, pizza } from './gallery-parts.tsx';
import { QuickToggle } from './quick-toggle.tsx';
import { SelectedList } from './selected-list.tsx';
import { Switch } from './switch.tsx';
import { TagField } from './tag-field.tsx';
import type { TagFieldTexts } from './tag-texts.ts';
import { dimensionsText, fileSizeText, Thumbnail } from './thumbnail.tsx';
import { useTagSuggestions } from './use-tag-suggestions.ts';

const schools = [
  { id: 1, name: 'Maplewood Elementary' },
  { id: 2, name: 'Riverside Middle' },
  { id: 3, name: longText },
];
const brands: [CardBrand, string][] = [
  ['visa', 'Visa'],
  ['amex', 'American Express'],
  ['discover', 'Discover'],
  ['mastercard', 'Mastercard'],
  ['generic', 'Card'],
];
const knownTags = ['Breakfast', 'Fall menu', 'Fruit', 'Hot', 'Photo studio', 'UK', 'Vegetarian'];
const texts: TagFieldTexts = {
  chosen: 'Tags',
  remove: (tag) => `Remove ${tag}`,
  create: (tag) => `Add "${tag}"`,
  added: (tag) => `${tag} added`,
  removed: (tag) => `${tag} removed`,
  refused: {
    short: 'A new tag is longer than 2 characters.',
    long: 'A tag has at most 24 characters.',
    taken: 'This tag is already there.',
  },
  searching: 'Searching',
};

async function findTags(text: string): Promise<string[]> {
  return knownTags.filter((tag) => tag.toLowerCase().includes(text.toLowerCase()));
}
function stay() {
  // This case only shows a look.
}

export function WidgetsGroup() {
  return (
    <Group title="Widgets">
      <TagCases />
      <SelectedCases />
      <ToggleCases />
      <Case title="Cards of payment">
        {brands.map(([brand, name]) => (
          <CardIcon key={brand} brand={brand} label={name} />
        ))}
        <span>
          <CardIcon brand="visa" /> Visa ending in 4242
        </span>
      </Case>
      <Case title="Thumbnails: filled and cropped, not there, none yet">
        <figure>
          <Thumbnail src={pizza} alt="Pizza" failedText="No preview" />
          <figcaption>
            PNG, {fileSizeText(48_213)}, {dimensionsText({ width: 1600, height: 900 })}
          </figcaption>
        </figure>
        <Thumbnail src="data:image/png;base64,AAAA" alt="Apple" failedText="No preview" />
        <Thumbnail src={null} alt="Soup" failedText="No preview" />
      </Case>
    </Group>
  );
}

function TagCases() {
  const [tags, setTags] = useState<readonly string[]>(['Fall menu', 'Nashville']);
  const [query, setQuery] = useState('');
  const frame = { query: '', onQueryChange: stay, onTags: stay, suggestions: [], maxLength: 24 };
  return (
    <Case title="Tags, from those that are known or new" grid>
      <TagField
        label="Tags"
        hint="Enter adds what is typed, or one that is known."
        {...{ tags, query, texts }}
        {...useTagSuggestions(query, findTags)}
        onTags={setTags}
        onQueryChange={setQuery}
        maxLength={24}
        placeholder="Add a tag"
      />
      <TagField
        label="Tags, searching"
        {...frame}
        tags={['Hot']}
        query="veg"
        texts={texts}
        searching
      />
      <TagField
        label="Tags, missing"
        {...frame}
        tags={[]}
        texts={texts}
        placeholder="Add a tag"
        error="A picture needs a tag."
      />
      <TagField label="Tags, disabled" {...frame} tags={['Fruit', 'Hot']} texts={texts} disabled />
    </Case>
  );
}

function SelectedCases() {
  const [items, setItems] = useState(schools);
  const props = {
    emptyText: 'No schools selected.',
    removeLabel: ({ name }: { name: string }) => `Remove ${name}`,
  };
  return (
    <Case title="Selected: with and without further options, none, disabled" grid>
      <SelectedList
        label="Selected schools"
        items={items}
        onRemove={({ id }) => setItems(items.filter((item) => item.id !== id))}
        {...props}
      />
      <SelectedList
        label="Selected schools, with options"
        items={schools.slice(0, 2)}
        onRemove={stay}
        options={({ name }, disabled) => (
          <Switch aria-label={`Notify ${name}`} disabled={disabled}>
            Notify
          </Switch>
        )}
        {...props}
      />
      <SelectedList label="No schools" items={[]} onRemove={stay} {...props} />
      <SelectedList
        label="Schools, disabled"
        items={schools.slice(0, 2)}
        onRemove={stay}
        disabled
        {...props}
      />
      <SelectedList label="No schools, disabled" items={[]} onRemove={stay} disabled {...props} />
    </Case>
  );
}

function ToggleCases() {
  const [said, setSaid] = useState('');
  function send(event: FormEvent) {
    event.preventDefault();
    setSaid('Sent.');
  }
  const requiredText = 'Turn this on first.';
  return (
    <Case title="Quick toggle: a form is not sent without it" grid>
      <form onSubmit={send} className="gallery-row">
        <QuickToggle requiredText={requiredText} onChange={() => setSaid('')}>
          I checked the allergens
        </QuickToggle>
        <Button size="sm" type="submit">
          Send
        </Button>
        <span role="status">{said}</span>
      </form>
      <QuickToggle requiredText={requiredText} defaultChecked>
        On
      </QuickToggle>
      <QuickToggle requiredText={requiredText} error={requiredText}>
        Missing
      </QuickToggle>
      <QuickToggle requiredText={requiredText} disabled>
        Disabled
      </QuickToggle>
    </Case>
  );
}
