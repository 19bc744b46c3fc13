import type { Role } from '@yay/domain/access';
import { useTranslations } from 'use-intl';
import { FormSection } from '../../../lib/record-form/index.ts';
import type { FieldSet } from './use-user-saving.ts';
import { PlacesField } from './user-places-field.tsx';
import { RolesField } from './user-roles-field.tsx';
import { ToggleField } from './user-toggle-field.tsx';
import { Was } from './user-was.tsx';

export function UserAccessFields({
  fields,
  assignable,
}: {
  fields: FieldSet;
  assignable: readonly Role[];
}) {
  const t = useTranslations('users.one.access');
  const role = useTranslations('users.roles');
  const { saved, shown, isChanged, locked } = fields;
  const names = (places: readonly { name: string }[]) => places.map(({ name }) => name).join(', ');
  // A role that is taken away leaves its places to be taken away too.
  const isFor = (portal: Role, places: 'destinations' | 'vendors') =>
    shown.roles.includes(portal) || shown[places].length + saved[places].length > 0;
  return (
    <FormSection title={t('title')} note={t('note')}>
      <RolesField
        roles={shown.roles}
        assignable={locked ? [] : assignable}
        onRoles={(roles) => fields.set('roles', roles)}
        changed={isChanged('roles')}
        error={fields.errorOf('roles')}
        hint={
          isChanged('roles') ? (
            <Was>{saved.roles.map((one) => role(one)).join(', ')}</Was>
          ) : (
            t('rolesHint')
          )
        }
      />
      {isFor('school', 'destinations') && (
        <PlacesField
          model="Destination"
          places={shown.destinations}
          onPlaces={(places) => fields.set('destinations', places)}
          needsRole={!shown.roles.includes('school')}
          locked={locked}
          changed={isChanged('destinations')}
          error={fields.errorOf('destinations')}
          was={isChanged('destinations') ? <Was>{names(saved.destinations)}</Was> : undefined}
        />
      )}
      {isFor('vendor', 'vendors') && (
        <PlacesField
          model="Vendor"
          places={shown.vendors}
          onPlaces={(places) => fields.set('vendors', places)}
          needsRole={!shown.roles.includes('vendor')}
          locked={locked}
          changed={isChanged('vendors')}
          error={fields.errorOf('vendors')}
          was={isChanged('vendors') ? <Was>{names(saved.vendors)}</Was> : undefined}
        />
      )}
      {shown.roles.includes('customer') && (
        <ToggleField fields={fields} field="reboard" label={t('reboard')} hint={t('reboardHint')} />
      )}
    </FormSection>
  );
}
