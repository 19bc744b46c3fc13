import { Avatar } from './avatar.tsx';
import { Button, type ButtonKind, buttonClass } from './button.tsx';
import { Card } from './card.tsx';
import { FoodFrame } from './food-frame.tsx';
import { apple, Case, Group, longText, pizza } from './gallery-parts.tsx';
import { IconButton } from './icon-button.tsx';
import * as Icons from './icons.tsx';
import { Logo } from './logo.tsx';
import { EmptyPlate, OffPlate, Plate, type Tint } from './plate.tsx';
import { Steps } from './steps.tsx';
import { Tag } from './tag.tsx';

const kinds: ButtonKind[] = ['primary', 'soft', 'line', 'quiet', 'danger', 'quiet-danger'];
const tints: Tint[] = ['peach', 'butter', 'mint', 'sky', 'rose'];
const portals = ['parent', 'schools', 'vendors', 'admin'];

export function ButtonsGroup() {
  return (
    <Group title="Buttons and links">
      <Case title="Default (point at one for hover, press Tab for focus)">
        {kinds.map((kind) => (
          <Button key={kind} kind={kind}>
            {kind}
          </Button>
        ))}
      </Case>
      <Case title="With a picture, small, large">
        <Button kind="line" icon={<Icons.CalendarDaysIcon />}>
          Pick a week
        </Button>
        <Button kind="quiet" size="sm" icon={<Icons.DocumentDuplicateIcon />}>
          Copy to siblings
        </Button>
        <Button kind="soft" size="sm">
          Choose
        </Button>
        <Button size="lg">Sign in</Button>
      </Case>
      <Case title="Disabled">
        {kinds.map((kind) => (
          <Button key={kind} kind={kind} disabled>
            {kind}
          </Button>
        ))}
      </Case>
      <Case title="Loading">
        <Button loading loadingLabel="Saving">
          Save 2 changes
        </Button>
        <Button kind="soft" loading>
          Surprise me
        </Button>
        <Button kind="line" loading>
          Try again
        </Button>
        <Button kind="danger" loading>
          Remove Mia
        </Button>
      </Case>
      <Case title="Wide, long text, links">
        <div style={{ width: '16rem' }}>
          <Button wide>Choose for {longText}</Button>
        </div>
        <a className={buttonClass({ kind: 'line' })} href="#gallery">
          A link as a button
        </a>
        <a className="link" href="#gallery">
          A link in text
        </a>
      </Case>
      <Case title="Icon buttons">
        <IconButton label="Close">
          <Icons.XMarkIcon />
        </IconButton>
        <IconButton label="Edit" size="sm">
          <Icons.PencilIcon />
        </IconButton>
        <IconButton label="Next week" disabled>
          <Icons.ChevronRightIcon />
        </IconButton>
      </Case>
      <Case title="Steps">
        <Steps previousLabel="Week before" nextLabel="Week after" onPrevious={stay} onNext={stay}>
          <h3>Nov 9 - Nov 13, 2026</h3>
        </Steps>
        <Steps previousLabel="Week before" nextLabel="Week after" onNext={stay}>
          <h3>The first week</h3>
        </Steps>
      </Case>
      <Case title="The pair that leads each portal">
        <div className="gallery-portals" style={{ width: '100%' }}>
          {portals.map((portal) => (
            <Card key={portal} data-portal={portal}>
              <div className="gallery-row">
                <Button size="sm">{portal}</Button>
                <Button size="sm" kind="soft">
                  Soft
                </Button>
                <a className="link" href="#gallery">
                  See the menu
                </a>
              </div>
            </Card>
          ))}
        </div>
      </Case>
    </Group>
  );
}

function stay() {
  // The gallery shows looks; nothing happens here.
}

export function MarksGroup() {
  return (
    <Group title="Marks">
      <Case title="Logo">
        <Logo name="Yay Lunch" />
      </Case>
      <Case title="Tags">
        <Tag tone="ok" icon={<Icons.CheckCircleIcon />}>
          Ordered
        </Tag>
        <Tag tone="ok" icon={<Icons.LockClosedIcon />}>
          Locked in
        </Tag>
        <Tag tone="unsaved" icon={<Icons.PencilSquareIcon />}>
          Not saved
        </Tag>
        <Tag tone="late" icon={<Icons.ClockIcon />}>
          Late
        </Tag>
        <Tag tone="danger" icon={<Icons.ShieldExclamationIcon />}>
          Blocked
        </Tag>
        <Tag tone="info" icon={<Icons.StarIcon />}>
          Daily special
        </Tag>
        <Tag tone="off" icon={<Icons.ArrowPathIcon />}>
          Repeats
        </Tag>
      </Case>
      <Case title="Tags, filled">
        <Tag fill tone="ok" icon={<Icons.CheckBadgeIcon />}>
          Vegetarian
        </Tag>
        <Tag fill tone="unsaved" icon={<Icons.PencilSquareIcon />}>
          Not saved
        </Tag>
        <Tag fill tone="late" icon={<Icons.ClockIcon />}>
          Late, $1.00 more
        </Tag>
        <Tag fill tone="danger" icon={<Icons.NoSymbolIcon />}>
          Has peanuts
        </Tag>
        <Tag fill tone="info" icon={<Icons.StarIcon />}>
          Daily special
        </Tag>
        <Tag fill tone="off" icon={<Icons.LockClosedIcon />}>
          Closed
        </Tag>
      </Case>
      <Case title="Lunchers">
        <Avatar name="Mia" color="green" size="l" />
        <Avatar name="Leo" color="red" />
        <Avatar name="Ada" color="blue" />
        <Avatar name="Émile" color="yellow" />
        <Avatar name="mia" color="green" size="s" />
        <Avatar name="Nobody yet" />
      </Case>
      <Case title="Plates">
        {tints.map((tint) => (
          <Plate key={tint} src={pizza} tint={tint} />
        ))}
        <Plate src={apple} tint="mint" size="s" />
        <Plate src={pizza} tint="butter" size="l" />
        <EmptyPlate />
        <EmptyPlate cutlery={false} />
        <OffPlate icon={<Icons.LockClosedIcon />} />
      </Case>
      <Case title="Frames" grid>
        {tints.slice(0, 3).map((tint) => (
          <FoodFrame key={tint} src={pizza} tint={tint} />
        ))}
      </Case>
      <Case title="Cards" grid>
        <Card>A card</Card>
        <Card raised>A raised card. {longText}</Card>
      </Case>
      <Case title="Icons">
        {Object.entries(Icons).map(([name, Icon]) => (
          <span key={name} title={name}>
            <Icon />
          </span>
        ))}
      </Case>
    </Group>
  );
}
