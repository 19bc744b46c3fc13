import { useState } from 'react';
import { Chip, ChipSelect } from './chip.tsx';
import { ChoiceCard, ChoiceGroup } from './choice-card.tsx';
import { apple, Case, Group, longText } from './gallery-parts.tsx';
import { ExclamationTriangleIcon, MagnifyingGlassIcon, ShieldExclamationIcon } from './icons.tsx';
import { NativeSelect } from './native-select.tsx';
import { PasswordField } from './password-field.tsx';
import { SearchBox } from './search-box.tsx';
import { Segmented, type SegmentedOption } from './segmented.tsx';
import { Select } from './select.tsx';
import { Switch } from './switch.tsx';
import { TabStrip } from './tab-strip.tsx';
import { Tabs } from './tabs.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

type Care = 'fine' | 'avoid' | 'strict';
const cares: SegmentedOption<Care>[] = [
  { value: 'fine', label: 'Fine' },
  { value: 'avoid', label: 'Avoid', tone: 'late', icon: <ExclamationTriangleIcon /> },
  { value: 'strict', label: 'Strict', tone: 'danger', icon: <ShieldExclamationIcon /> },
];
const grades = [
  { id: 'k', label: 'Kindergarten' },
  { id: '1', label: 'Grade 1' },
  { id: '2', label: 'Grade 2', note: 'Moves up by itself in August' },
  { id: '3', label: 'Grade 3', disabled: true },
];
const schools = [
  { id: 'maple', title: 'Maplewood Elementary', note: 'Ridgeland, grades K to 5' },
  { id: 'street', title: 'Maple Street Montessori', note: 'Fairview, ages 3 to 9' },
  { id: 'river', title: 'Riverside Middle', note: 'Ridgeland, grades 6 to 8' },
];

function stay() {
  // This case only shows a look.
}

export function FieldsGroup() {
  const [grade, setGrade] = useState<string | null>('2');
  const [none, setNone] = useState<string | null>(null);
  return (
    <Group title="Fields">
      <Case title="Text" grid>
        <TextField label="First name" defaultValue="Mia" />
        <TextField
          label="Email"
          type="email"
          placeholder="you@example.com"
          hint="We write only about lunch."
        />
        <TextField
          label="Email"
          type="email"
          defaultValue="dana@"
          error="This is not a whole address."
        />
        <TextField label="School" lead={<MagnifyingGlassIcon />} placeholder="Name or town" />
        <TextField label="Disabled" defaultValue="Not now" disabled />
        <TextField label={longText} defaultValue={longText} />
        <TextArea label="Note for the kitchen" defaultValue="No cutlery, please." />
      </Case>
      <Case title="Password" grid>
        <PasswordField
          label="Password"
          labelEnd={
            <a className="link" href="#gallery">
              Forgot it?
            </a>
          }
          showLabel="Show password"
          hideLabel="Hide password"
          defaultValue="lunch"
          autoComplete="off"
        />
        <PasswordField
          label="Password"
          showLabel="Show password"
          hideLabel="Hide password"
          error="At least 8 characters."
          autoComplete="off"
        />
      </Case>
      <Case title="Selects" grid>
        <NativeSelect label="Grade" hint="The system's own select.">
          <option>Grade 3</option>
          <option>Grade 4</option>
        </NativeSelect>
        <Select
          label="Grade"
          options={grades}
          value={grade}
          onChange={setGrade}
          placeholder="Choose a grade"
        />
        <Select
          label="Grade"
          options={grades}
          value={none}
          onChange={setNone}
          placeholder="Choose a grade"
          error="A luncher needs a grade."
        />
        <Select
          label="Grade"
          options={grades}
          value="1"
          onChange={setGrade}
          placeholder=""
          disabled
        />
      </Case>
      <SearchCase />
    </Group>
  );
}

function SearchCase() {
  const [query, setQuery] = useState('');
  const [school, setSchool] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [all, setAll] = useState(false);
  const several = all ? schools : schools.slice(0, 1);
  const matches = schools.filter((one) => one.title.toLowerCase().includes(query.toLowerCase()));
  return (
    <Case title="Search box" grid>
      <SearchBox
        label="School"
        items={matches}
        query={query}
        onQueryChange={setQuery}
        selected={school}
        onSelect={setSchool}
        countText={`${matches.length} schools`}
        placeholder="Name or town"
        emptyText="No school of that name"
      />
      <SearchBox
        label="Schools, several"
        items={several}
        query={typed}
        onQueryChange={setTyped}
        selected={null}
        onSelect={stay}
        afterChoice="empty"
        countText={`${schools.length} schools`}
        emptyText="No results"
        {...(!all && { more: 'Show 2 more', onMore: () => setAll(true) })}
      />
      <SearchBox
        label="School, searching"
        items={[]}
        query="map"
        onQueryChange={stay}
        selected={null}
        onSelect={stay}
        emptyText=""
        loading
        loadingLabel="Searching"
      />
      <SearchBox
        label="School, missing"
        items={matches}
        query=""
        onQueryChange={stay}
        selected={null}
        onSelect={stay}
        emptyText="No school of that name"
        error="Pick the school first."
      />
    </Case>
  );
}

export function ChoicesGroup() {
  const [repeat, setRepeat] = useState(true);
  const [care, setCare] = useState<Care>('strict');
  const [second, setSecond] = useState<Care>('avoid');
  const [filter, setFilter] = useState('all');
  const [spicy, setSpicy] = useState(true);
  return (
    <Group title="Choices">
      <Case title="Switches">
        <Switch checked={repeat} onChange={setRepeat}>
          Repeat weekly
        </Switch>
        <Switch defaultChecked={false}>Off</Switch>
        <Switch disabled title="Next week has another menu, so there is nothing to repeat">
          No repeat, new menu
        </Switch>
        <Switch disabled defaultChecked>
          On and locked
        </Switch>
      </Case>
      <Case title="Segmented">
        <Segmented label="Peanuts" options={cares} value={care} onChange={setCare} />
        <Segmented label="Egg" options={cares} value={second} onChange={setSecond} />
        <Segmented label="Milk" options={cares} value="fine" onChange={setCare} disabled />
      </Case>
      <Case title="Chips">
        <Chip pressed={filter === 'all'} count={10} onClick={() => setFilter('all')}>
          All
        </Chip>
        <Chip pressed={filter === 'safe'} count={7} onClick={() => setFilter('safe')}>
          Safe for Mia
        </Chip>
        <ChipSelect label="Vendor">
          <option>Any vendor</option>
          <option>Taco Verde</option>
        </ChipSelect>
        <Chip pressed={spicy} check onClick={() => setSpicy(!spicy)}>
          Nothing spicy
        </Chip>
        <Chip pressed={false} disabled>
          Kosher
        </Chip>
      </Case>
      <Case title="Choice cards" grid>
        <ChoiceGroup legend="Rice" note="Pick one">
          <ChoiceCard type="radio" name="rice" title="White rice" note="Included" />
          <ChoiceCard
            type="radio"
            name="rice"
            title="Brown rice"
            note="$0.50 more"
            defaultChecked
          />
          <ChoiceCard type="radio" name="rice" title="No rice" note="Extra greens" />
        </ChoiceGroup>
        <ChoiceGroup legend="Something extra?" note="As many as you like">
          <ChoiceCard type="checkbox" title="Apple" note="$1.00" picture={apple} defaultChecked />
          <ChoiceCard type="checkbox" title={longText} note="$0.75" />
          <ChoiceCard
            type="checkbox"
            title="Oat cookie"
            picture={apple}
            reason="Peanuts not checked"
            disabled
          />
        </ChoiceGroup>
        <ChoiceGroup legend="Sauce" note="Pick one" error="Pick a sauce first.">
          <ChoiceCard type="radio" name="sauce" title="Teriyaki" note="Included" />
        </ChoiceGroup>
      </Case>
      <TabsCases />
    </Group>
  );
}

function TabsCases() {
  const [kid, setKid] = useState('mia');
  const [tab, setTab] = useState('cards');
  return (
    <>
      <div className="gallery-case">
        <h3>One luncher at a time</h3>
        <TabStrip
          label="Lunchers"
          items={[
            { id: 'mia', label: 'Mia', note: '3 of 4 days', color: 'green' },
            { id: 'leo', label: 'Leo', note: '1 of 3 days', color: 'red' },
            { id: 'ada', label: 'Ada', note: '3 of 4 days', color: 'blue' },
          ]}
          selected={kid}
          onSelect={setKid}
          panelId={() => 'gallery-luncher'}
        />
        <div id="gallery-luncher" role="tabpanel" aria-label={kid}>
          The week of {kid}.
        </div>
      </div>
      <div className="gallery-case">
        <h3>Tabs</h3>
        <Tabs
          label="Account"
          selected={tab}
          onSelect={setTab}
          items={[
            { id: 'details', label: 'Your details', content: 'Name and address.' },
            { id: 'cards', label: 'Cards', content: 'Visa ending in 4242.' },
            { id: 'invite', label: 'Invite a family', content: 'A link.', disabled: true },
          ]}
        />
      </div>
    </>
  );
}
