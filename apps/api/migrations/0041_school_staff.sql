-- Who asked somebody into a portal, or did so last: what she asked ends as she loses the place.
alter table portal_invitations add column invited_by integer references users(id);
