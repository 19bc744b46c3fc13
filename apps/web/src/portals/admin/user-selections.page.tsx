import { useNavigate, useSearch } from '@tanstack/react-router';
import { UserAddSelection, UserPage, UserSelections } from '../../features/users/index.ts';

/** `?action=add` asks for whom and when a meal is to be added. */
export default function UserSelectionsPage() {
  const search: { when?: string; page?: string; action?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const page = /^[1-9]\d{0,5}$/.test(search.page ?? '') ? Number(search.page) : 1;
  const { action, ...kept } = search;
  return (
    <UserPage tab="selections">
      {({ user }) => (
        <>
          <UserSelections
            user={user}
            when={search.when === 'past' ? 'past' : 'upcoming'}
            page={page}
          />
          {action === 'add' && user.abilities.add_selection && (
            <UserAddSelection
              user={user}
              onClose={() => void navigate({ to: '.', search: kept, replace: true })}
            />
          )}
        </>
      )}
    </UserPage>
  );
}
