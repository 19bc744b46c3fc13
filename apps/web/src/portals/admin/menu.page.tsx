import { useNavigate, useSearch } from '@tanstack/react-router';
import { MenuCodes } from '../../features/inventory/index.ts';
import { ScheduleCalendar, scheduleAddress } from '../../features/menu-schedules/index.ts';
import { MenuPage, placeOfUse } from '../../features/menus/index.ts';

/** One menu, and below it the days that eat by it, or the codes of what is kept ready. */
export default function OneMenuPage() {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  return (
    <MenuPage>
      {(menu) =>
        menu.kind === 'grab_and_go' ? (
          <MenuCodes menuId={menu.id} />
        ) : (
          <ScheduleCalendar
            menu={menu}
            address={scheduleAddress({ ...placeOfUse(menu, search), ...search })}
            onMove={(next) =>
              void navigate({ to: '.', search: { ...search, ...next }, resetScroll: false })
            }
          />
        )
      }
    </MenuPage>
  );
}
