import { ButtonsGroup, MarksGroup } from './gallery-basics.tsx';
import { ChoicesGroup, FieldsGroup } from './gallery-controls.tsx';
import { DatesGroup } from './gallery-dates.tsx';
import { MessagesGroup, StatesGroup } from './gallery-messages.tsx';
import { OverlaysGroup } from './gallery-overlays.tsx';
import { WidgetsGroup } from './gallery-widgets.tsx';
import './gallery.css';

/** Every primitive in all its states, for those who build with them. Not shipped to families. */
export function Gallery() {
  return (
    <div className="gallery" id="gallery">
      <h1>Primitives</h1>
      <ButtonsGroup />
      <MarksGroup />
      <FieldsGroup />
      <ChoicesGroup />
      <DatesGroup />
      <WidgetsGroup />
      <MessagesGroup />
      <StatesGroup />
      <OverlaysGroup />
    </div>
  );
}
